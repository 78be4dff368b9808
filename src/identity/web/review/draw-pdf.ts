import { getDocument } from "unpdf/pdfjs";

/** Nobody scans an identity document of more pages; the rest stays undrawn. */
const pagesMax = 20;
const widthPixels = 1_000;

/** Draws a PDF's pages as `data:` pictures, so that no program opens a stranger's file. Throws for unreadable files. */
export async function drawPdf(file: Blob): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), enableXfa: false });
  try {
    const pdf = await loading.promise;
    const pictures: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, pagesMax); number++) {
      const page = await pdf.getPage(number);
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: widthPixels / width });
      const canvas = document.createElement("canvas");
      canvas.width = viewport.width;
      canvas.height = Math.min(viewport.height, 4 * widthPixels);
      await page.render({ canvas, viewport }).promise;
      pictures.push(canvas.toDataURL("image/jpeg", 0.9));
    }
    return pictures;
  } finally {
    await loading.destroy();
  }
}
