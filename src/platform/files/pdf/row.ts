import { ink, marginPoints, type Pdf } from "./page.ts";
import type { PrintedCell, PrintedColumn } from "./table-document.ts";

type Tone = "head" | "plain" | "sum";
type PrintedRow = { cells: PrintedCell[]; columns: PrintedColumn[]; tone: Tone };

/** Positions are relative to the row's top, in points. */
export type MeasuredRow = { parts: Part[]; height: number; tone: Tone };
type Part = {
  text: string;
  link: string | undefined;
  style: Style;
  x: number;
  y: number;
  width: number;
  height: number;
  align: "left" | "right";
};
type Style = { font: "regular" | "bold"; size: number; color: string; heightMax: number };

/** Longer texts end in an ellipsis, so that a row never fills a page. */
const styles: Record<Tone | "below", Style> = {
  head: { font: "bold", size: 8.5, color: ink, heightMax: 36 },
  plain: { font: "regular", size: 8.5, color: ink, heightMax: 36 },
  sum: { font: "bold", size: 8.5, color: ink, heightMax: 36 },
  below: { font: "regular", size: 7, color: "#5b6270", heightMax: 56 },
};
const [gap, padding] = [8, 5];

export function measureRow(pdf: Pdf, { cells, columns, tone }: PrintedRow): MeasuredRow {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const pointsOfShare = (pdf.page.width - 2 * marginPoints) / whole;
  let x = marginPoints;
  const parts = cells.flatMap(({ text, below = "", link }, index) => {
    const { share = 0, align = "left" as const } = columns[index] ?? {};
    const place = { x, width: share * pointsOfShare - gap, align } as const;
    x += share * pointsOfShare;
    const first = partOf(pdf, text, styles[tone], { ...place, y: padding, link: undefined });
    return below ? [first, partOf(pdf, below, styles.below, { ...place, y: padding + first.height, link })] : [first];
  });
  return { parts, height: Math.max(...parts.map(({ y, height }) => y + height)) + padding, tone };
}

function partOf(pdf: Pdf, text: string, style: Style, place: Omit<Part, "text" | "style" | "height">): Part {
  pdf.font(style.font).fontSize(style.size);
  const height = Math.min(style.heightMax, Math.ceil(pdf.heightOfString(text || " ", { width: place.width })));
  return { text, style, height, ...place };
}

/** Writes a measured row and returns the top of the next one, in points. */
export function writeRow(pdf: Pdf, { parts, height, tone }: MeasuredRow, top: number): number {
  for (const { text, link, style, x, y, width, height: partHeight, align } of parts) {
    pdf.font(style.font).fontSize(style.size).fillColor(style.color);
    const options = { width, height: partHeight, align, ellipsis: true };
    pdf.text(text, x, top + y, link ? { ...options, link } : options);
  }
  const end = top + height;
  pdf.moveTo(marginPoints, end).lineTo(pdf.page.width - marginPoints, end);
  pdf
    .lineWidth(tone === "plain" ? 0.4 : 1)
    .strokeColor("#c4c8cf")
    .stroke();
  return end;
}
