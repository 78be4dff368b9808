import type { Page } from "@playwright/test";

/** Texts that a person reads or hears of the screen: text, names, placeholders, titles. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style, noscript, [data-data]"))
        texts.push(node.data);
      if (node instanceof Element)
        for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(node.getAttribute(name) ?? "");
    }
    return texts.filter((text) => /[A-Za-z]{3}/.test(text));
  });

/** Words of `Intl`, which follow the locale by themselves once it has one. */
const intlWords =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|UTC|GMT|yesterday|today|tomorrow|now|last|next|ago|in|second|minute|hour|day|week|month|quarter|year|seconds|minutes|hours|days|weeks|months|years";
const ofIntl = new RegExp(`\\b(${intlWords})\\b`, "g");

/** The English in a text that no answer of the server holds. */
export function englishIn(text: string, answered: string): string[] {
  const runs = text.replaceAll(ofIntl, " ").match(/[A-Za-z][A-Za-z'’-]*(?: [A-Za-z'’-]+)*/g) ?? [];
  return runs.filter((run) => /[A-Za-z]{3}/.test(run) && !answered.includes(run.toLowerCase()));
}
