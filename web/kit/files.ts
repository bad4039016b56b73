/** Files that the browser saves. */

/** Let the person keep some data as a file. */
export function saveFile(name: string, data: unknown, type = "application/json"): void {
  const body = typeof data === "string" ? data : JSON.stringify(data, null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([body], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
