import { api, sendPlain } from "#platform/web/calls/client.ts";
import { type CleanText, cleanForeign } from "../foreign/foreign-html.ts";

export const importedKinds = [".docx", ".md", ".markdown", ".html", ".htm", ".txt"];
export const importMegabytesMax = 10;

/** Reads the file in the browser; uploads only the images of a Word file. */
export async function readTextFile(file: File): Promise<CleanText> {
  if (file.name.toLowerCase().endsWith(".docx")) return cleanForeign(await htmlOfWord(file));
  const text = await file.text();
  if (/\.html?$/i.test(file.name)) return cleanForeign(text);
  const { marked } = await import("marked");
  return cleanForeign(await marked.parse(text));
}

async function htmlOfWord(file: File): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const convertImage = mammoth.images.imgElement(async (image) => {
    const bytes = await image.readAsArrayBuffer();
    const type = image.contentType;
    const { url } = await sendPlain(api.files, "create", {
      file: new File([bytes], `image.${type.split("/")[1]}`, { type }),
    });
    return { src: url };
  });
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() }, { convertImage });
  return value;
}
