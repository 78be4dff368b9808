import { ink, marginPoints, type Pdf, startPage } from "./page.ts";
import type { PrintedPicture } from "./table-document.ts";

const across = 4;
const gap = 16;
const captionPoints = 24;

/** Writes pictures side by side, one row a page; an unreadable one leaves its caption. */
export function writePictures(pdf: Pdf, pictures: PrintedPicture[]): void {
  const width = (pdf.page.width - 2 * marginPoints - (across - 1) * gap) / across;
  pictures.forEach(({ bytes, caption, link }, index) => {
    const place = index % across;
    if (place === 0) startPage(pdf);
    const x = marginPoints + place * (width + gap);
    pdf.font("bold").fontSize(8).fillColor(ink);
    pdf.text(caption, x, marginPoints, { width, height: captionPoints, ellipsis: true, ...(link ? { link } : {}) });
    drawPicture(pdf, bytes, { x, y: marginPoints + captionPoints, width });
  });
}

function drawPicture(pdf: Pdf, bytes: Uint8Array, { x, y, width }: { x: number; y: number; width: number }): void {
  const height = pdf.page.height - y - marginPoints - gap;
  try {
    pdf.image(Buffer.from(bytes), x, y, { fit: [width, height] });
  } catch {
    pdf.rect(x, y, width, width).lineWidth(0.4).strokeColor("#c4c8cf").stroke();
  }
}
