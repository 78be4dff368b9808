import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectSettled } from "./readiness.ts";

export type Size = { width: number; height: number };
type Appearance = { size: Size; theme: "light" | "dark" };

export const large = { width: 1440, height: 900 };
const middle = { width: 768, height: 1024 };
const small = { width: 390, height: 844 };

/** Neighbors differ in one thing only, so that little is drawn anew between them. */
const appearances: Appearance[] = [
  { size: large, theme: "light" },
  { size: middle, theme: "light" },
  { size: small, theme: "light" },
  { size: small, theme: "dark" },
  { size: middle, theme: "dark" },
  { size: large, theme: "dark" },
];

/**
 * The screen as it stands, at three widths, light and dark, without loading it again: nothing hidden at the side, nothing
 * that assistive technology can't read. `part` is what is read; the rest was read before.
 */
export async function inspect(page: Page, part: Locator = page.locator("html")): Promise<void> {
  const before = page.viewportSize() ?? large;
  for (const appearance of appearances) {
    await wear(page, appearance);
    await expectSettled(page);
    await expectFits(page);
    // The dark theme changes colors alone; the rest was read in the light one at this width.
    await expectAccessible(part, appearance.theme === "dark" ? "colors" : "all");
  }
  await wear(page, { size: before, theme: "light" });
}

/** What the theme's switch changes in the page is this attribute alone; colors that fade from one to the other are there at once. */
async function wear(page: Page, { size, theme }: Appearance): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((scheme) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** Nothing is hidden at the side of the window. */
async function expectFits(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(hidden, `pixels by which ${page.url()} is wider than ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}
