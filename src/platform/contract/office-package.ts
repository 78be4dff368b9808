import { escapeXml } from "./html.ts";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageSchema = "http://schemas.openxmlformats.org/package/2006";
export const documentSchema = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type OfficePart = { path: string; contentType: string };
type Relationship = { id: string; type: string; target: string; isExternal?: boolean };

/** The parts by which a program finds a workbook or a document: the one that it opens, and all others. */
export const officePackage = (opened: OfficePart, ...others: OfficePart[]): Record<string, string> => ({
  "[Content_Types].xml": `${xmlHead}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[opened, ...others].map(({ path, contentType }) => `<Override PartName="/${path}" ContentType="${contentType}+xml"/>`).join("")}</Types>`,
  "_rels/.rels": relationships([{ id: "opened", type: "officeDocument", target: opened.path }]),
});

/** A part that says where another one's links lead. */
export const relationships = (links: Relationship[]): string =>
  `${xmlHead}<Relationships xmlns="${packageSchema}/relationships">${links.map(relationship).join("")}</Relationships>`;

const relationship = ({ id, type, target, isExternal }: Relationship): string =>
  `<Relationship Id="${id}" Type="${documentSchema}/${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ""}/>`;
