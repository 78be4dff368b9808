import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const program = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
// Describing passes takes longer than finding them.
const resultTypes = ["violations" as const];
// It finds `!important` in inline styles, which React never writes, and takes a tenth of all rules' time.
const written = { "avoid-inline-spacing": { enabled: false } };
/** All of WCAG 2.2 AA, or the part that another theme can change. */
const rules = {
  all: { resultTypes, rules: written, runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  colors: { resultTypes, runOnly: { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] } },
};

/** Stands around each screen alike. */
const frame = ["header", "nav", "footer"].map((element) => [`body ${element}:not(main *)`]);

/**
 * Fails for anything in `part` that assistive technology can't read (WCAG 2.2 AA). The frame counts only as part of the
 * whole page: a look at each screen covers it.
 */
export async function expectAccessible(part: Locator, which: keyof typeof rules = "all"): Promise<void> {
  const page = part.page();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(program);
  const violations = await part.evaluate(
    async (element, { frame, ...how }) => {
      const isPage = element === document.documentElement;
      return (await window.axe.run(isPage ? element : { include: element, exclude: frame }, how)).violations;
    },
    { ...rules[which], frame },
  );
  const problems = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(problems, `${page.url()} at ${page.viewportSize()?.width} pixels`).toEqual([]);
}
