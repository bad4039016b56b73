/** A scalloped sheet round a thing: it says "this is new". */
const SCALLOP = 17;
const OUT = 6;

/** One side, as bows that bulge to the left of the way. */
function bows(x: number, y: number, dx: number, dy: number, far: number): string {
  const many = Math.max(2, Math.round(far / SCALLOP));
  const step = far / many;
  const r = (step * 0.58).toFixed(1);
  let path = "";
  for (let i = 1; i <= many; i++) {
    path += `A${r} ${r} 0 0 1 ${(x + dx * step * i).toFixed(1)} ${(y + dy * step * i).toFixed(1)}`;
  }
  return path;
}

/** A frame of foam round a box, to be filled by even and odd: the thing itself stays free. */
export function foamPath(left: number, top: number, width: number, height: number): string {
  const [x, y, w, h] = [left - OUT, top - OUT, width + 2 * OUT, height + 2 * OUT];
  return (
    `M${x} ${y}` +
    bows(x, y, 1, 0, w) +
    bows(x + w, y, 0, 1, h) +
    bows(x + w, y + h, -1, 0, w) +
    bows(x, y + h, 0, -1, h) +
    `Z M${left} ${top}h${width}v${height}h${-width}Z`
  );
}
