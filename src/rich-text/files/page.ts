import { escapeHtml } from "#platform/contract/html.ts";

/** The same markup that both sides see, with its images' files beside it. */
export function pageOf(title: string, content: string, fileOf: (src: string) => string): string {
  const local = content.replaceAll(/src="(\/files\/[0-9a-f-]{36})"/g, (_, src: string) => `src="${fileOf(src)}"`);
  const name = escapeHtml(title);
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${name}</title></head>\n<body>\n<h1>${name}</h1>\n${local}\n</body>\n</html>\n`;
}
