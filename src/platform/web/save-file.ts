const unfitForFileNames = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Hands what was made here, or fetched with the session, to the browser as a file. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName.replaceAll(unfitForFileNames, "-");
  link.click();
  // The click has only begun the download: its address must outlive this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
