import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectSettled } from "./readiness.ts";

export type Size = { width: number; height: number };
export type Appearance = { size: Size; theme: "light" | "dark" };

export const large = { width: 1440, height: 900 };
const middle = { width: 768, height: 1024 };
const small = { width: 390, height: 844 };

/** Neighbors differ in one thing only, so little is redrawn between them. */
export const appearances: Appearance[] = [
  { size: large, theme: "light" },
  { size: middle, theme: "light" },
  { size: small, theme: "light" },
  { size: small, theme: "dark" },
  { size: middle, theme: "dark" },
  { size: large, theme: "dark" },
];

/**
 * Inspects the screen without reloading, at three widths, light and dark, for overflow and accessibility. `part` limits
 * the accessibility check to content that no earlier inspection covered.
 */
export async function inspect(page: Page, part: Locator = page.locator("html")): Promise<void> {
  const before = page.viewportSize() ?? large;
  for (const appearance of appearances) {
    await wear(page, appearance);
    await expectSettled(page);
    await expectFits(page);
    // The dark theme changes colors alone; the light one at this width covered the rest.
    await expectAccessible(part, appearance.theme === "dark" ? "colors" : "all");
  }
  await wear(page, { size: before, theme: "light" });
}

/** The theme's switch changes only this attribute; setting it here skips the fade of colors. */
export async function wear(page: Page, { size, theme }: Appearance): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((scheme) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** Polled, since a screen that chooses its parts by width draws them anew after the change. */
async function expectFits(page: Page): Promise<void> {
  const hidden = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .poll(hidden, { message: `pixels by which ${page.url()} is wider than ${page.viewportSize()?.width}` })
    .toBeLessThanOrEqual(0);
}
