import type { Page } from "@playwright/test";

/** Texts that a person reads or hears of the screen: text, names, placeholders, titles. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style, noscript")) texts.push(node.data);
      if (node instanceof Element && node.ariaHidden !== "true")
        for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(node.getAttribute(name) ?? "");
    }
    return texts.filter((text) => /[A-Za-z]{3}/.test(text));
  });
