import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectSettled } from "./readiness.ts";

export type Size = { width: number; height: number };
export type Appearance = { size: Size; theme: "light" | "dark" };

export const large = { width: 1440, height: 900 };
const middle = { width: 768, height: 1024 };
const small = { width: 390, height: 844 };

/** Every width in both themes: `npm run pictures` draws and inspects each. Neighbors differ in one thing only. */
export const appearances: Appearance[] = [
  { size: large, theme: "light" },
  { size: middle, theme: "light" },
  { size: small, theme: "light" },
  { size: small, theme: "dark" },
  { size: middle, theme: "dark" },
  { size: large, theme: "dark" },
];

/** Each width and each theme once: inspecting all six pairs took a third of the stories' time. */
const inspected: (Appearance & { onlyFits?: true })[] = [
  { size: large, theme: "light" },
  // Its parts are those of the widths beside it.
  { size: middle, theme: "dark", onlyFits: true },
  { size: small, theme: "dark" },
];

/**
 * Inspects the screen without reloading, at three widths and in both themes, for overflow and accessibility. `part`
 * limits the accessibility check to content that no earlier inspection covered.
 */
export async function inspect(page: Page, part: Locator = page.locator("body")): Promise<void> {
  const before = page.viewportSize() ?? large;
  for (const { onlyFits, ...appearance } of inspected) {
    await wear(page, appearance);
    await expectSettled(page);
    await expectFits(page);
    if (!onlyFits) await expectAccessible(part);
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
