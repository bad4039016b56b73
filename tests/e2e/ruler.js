// Run in the page: what is clipped, covered, off the edge, or too small for a finger.
() => {
  const faults = [];
  const name = (el) => `${el.tagName.toLowerCase()}.${[...el.classList].filter((c) => !c.startsWith('svelte')).join('.')} ` +
    `"${(el.getAttribute('aria-label') || el.textContent || el.getAttribute('placeholder') || '').trim().slice(0, 40)}"`;
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const seen = (el) => {
    const r = el.getBoundingClientRect();
    return r.width > 1 && r.height > 1 && el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  for (const el of root.querySelectorAll('button, a[href], input, select, textarea, summary, label:has(input)')) {
    if (!seen(el) || el.closest('.unseen') || el.classList.contains('unseen') || el.classList.contains('skip')) continue;
    const label = el.matches('input[type=radio], input[type=checkbox]') ? el.closest('label') : null;
    const target = label ?? el;
    const r = target.getBoundingClientRect();
    const inline = el.tagName === 'A' && getComputedStyle(el).display === 'inline';
    if (!inline && (r.width < 39.5 || r.height < 39.5)) faults.push(`small ${Math.round(r.width)}x${Math.round(r.height)}: ${name(el)}`);
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (inline || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const over = document.elementFromPoint(x, y);
    if (over && !target.contains(over) && !over.contains(target) && !sticky(over)) faults.push(`covered: ${name(el)} by ${name(over)}`);
  }
  for (const el of root.querySelectorAll('*')) {
    const words = [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!words || !seen(el) || el.closest('.unseen, .cut, svg, option, select')) continue;
    const style = getComputedStyle(el);
    if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && el.scrollWidth > el.clientWidth + 1) faults.push(`clipped: ${name(el)}`);
    const r = el.getBoundingClientRect();
    if (r.right > innerWidth + 1 && r.left < innerWidth && !el.closest('[tabindex], pre, .scrolls-x, table')) faults.push(`off the edge: ${name(el)}`);
  }
  function sticky(el) {
    for (let at = el; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'sticky' || (position === 'fixed' && !at.classList.contains('table'))) return true;
      if (at.classList.contains('end') || at.tagName === 'HEADER') return true;
    }
    return false;
  }
  return [...new Set(faults)];
}
