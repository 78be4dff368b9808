const unfitForFileNames = /[\\/:*?"<>|\p{Cc}]+/gu;

export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName.replaceAll(unfitForFileNames, "-");
  link.click();
  // The click only starts the download, so its address must outlive this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
