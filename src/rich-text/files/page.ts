const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? "");

/** The same markup that both sides see, with its images' files beside it. */
export function pageOf(title: string, content: string, fileOf: (src: string) => string): string {
  const local = content.replaceAll(/src="(\/files\/[0-9a-f-]{36})"/g, (_, src: string) => `src="${fileOf(src)}"`);
  const name = escaped(title);
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${name}</title></head>\n<body>\n<h1>${name}</h1>\n${local}\n</body>\n</html>\n`;
}
