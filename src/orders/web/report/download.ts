const unfitForFileNames = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Hands a text made here to the browser as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName.replaceAll(unfitForFileNames, "-");
  link.click();
  // The click has only begun the download: its address must outlive this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
