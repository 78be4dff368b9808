import { getDocument } from "unpdf/pdfjs";

/** A document of more pages is none that somebody scanned; the rest is not drawn. */
const pagesMax = 20;
const widthPixels = 1_000;

/** The pages of a PDF as pictures (`data:` addresses): whoever reviews it opens no program with a stranger's file. Throws for what can't be read. */
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
