export type Comment = { line: number; text: string; isDocstring: boolean };

/** The comments of a source that Biome has formatted: blocks, and neighboring `//` lines as one. */
export function commentsOf(source: string): Comment[] {
  const comments: Comment[] = [];
  let block: Comment | undefined;
  let run: Comment | undefined;
  for (const [index, content] of source.split("\n").entries()) {
    if (block) {
      block.text += `\n${content.replace(/\s*\*\/.*$/, "").replace(/^\s*\*?\s?/, "")}`;
      if (content.includes("*/")) block = undefined;
      continue;
    }
    const comment = openedIn(content, index + 1);
    const isWholeLine = /^\s*\/\//.test(content);
    if (comment && run && isWholeLine) run.text += ` ${comment.text}`;
    else if (comment) comments.push(comment);
    if (!isWholeLine || !comment) run = undefined;
    else run ??= comment;
    if (comment && !isWholeLine && isBlock(content) && !content.includes("*/")) block = comment;
  }
  return comments.map((comment) => ({ ...comment, text: comment.text.trim() }));
}

const isBlock = (content: string) => /(?:^\s*|\s|\{)\/\*/.test(content);

function openedIn(content: string, line: number): Comment | undefined {
  const [, star, block] = content.match(/(?:^\s*|\s|\{)\/\*(\*?)(?!\/)\s?(.*)/) ?? [];
  if (block !== undefined) return { line, text: block.replace(/\s*\*\/.*$/, ""), isDocstring: star === "*" };
  const [, text] = content.match(/(?:^|\s)\/\/\s(.*)$/) ?? [];
  if (text === undefined || /^(biome-ignore|@ts-)/.test(text)) return undefined;
  return { line, text, isDocstring: false };
}
