import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { appearances } from "../support/appearance.ts";
import { folder, pictureParts } from "./pictures.ts";

/** Writes `pictures/index.html`: a row a screen, a column an appearance, each picture a link to itself. */
export default function writeContactSheet(): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".png"));
  const screens = [...new Set(names.map((name) => rowOf(pictureParts(name))))].sort();
  const heads = appearances.map(({ size, theme }) => `<th>${size.width} ${theme}</th>`).join("");
  const rows = screens.map((row) => `<tr><th>${row}</th>${appearances.map((each) => cell(row, each)).join("")}</tr>`);
  writeFileSync(join(folder, "index.html"), sheet(heads, rows.join("\n")));

  function cell(row: string, { size, theme }: (typeof appearances)[number]): string {
    const name = `${row} ${size.width} ${theme}.png`;
    if (!names.includes(name)) return "<td></td>";
    return `<td><a href="${encodeURIComponent(name)}"><img loading="lazy" alt="${name}" src="${encodeURIComponent(name)}"></a></td>`;
  }
}

const rowOf = ({ side, screen }: { side: string; screen: string }): string => `${side} ${screen}`;

const sheet = (heads: string, rows: string): string => `<!doctype html>
<meta charset="utf-8">
<title>Screens of Byline</title>
<style>
  body { margin: 16px; font: 13px/1.4 system-ui, sans-serif; }
  table { border-collapse: collapse; }
  th { position: sticky; top: 0; padding: 4px 8px; background: #fff; text-align: start; vertical-align: top; }
  td { padding: 4px; vertical-align: top; }
  img { display: block; width: 220px; max-height: 330px; object-fit: cover; object-position: top; border: 1px solid #d5d9e0; }
</style>
<table><thead><tr><th></th>${heads}</tr></thead><tbody>
${rows}
</tbody></table>
`;
