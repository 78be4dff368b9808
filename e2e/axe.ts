import { expect, type Locator } from "@playwright/test";
import axe from "axe-core";

/** Nothing in this part of the screen as it is now that assistive technology can't read (WCAG 2.2 AA). */
export async function expectAccessible(part: Locator): Promise<void> {
  await part.page().evaluate(axe.source);
  const found = await part.evaluate((element) =>
    axe.run(element, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  const problems = found.violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(problems).toEqual([]);
}
