import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const styles = (path: string) => readFile(new URL(`../src/platform/web/${path}`, import.meta.url), "utf8");

test("R9.7 the loading bar is 3 px high, runs for 2000 ms and fades for 400 ms", async () => {
  const bar = await styles("components/loading/LoadingBar.module.css");
  expect(bar).toContain("height: 3px;");
  expect(bar).toContain("animation: run 2000ms");
  expect(bar).toContain("transition: opacity 400ms;");
});

test("R9.8 notifications arrive in 80 ms", async () => {
  expect(await styles("components/toasts/Toasts.module.css")).toContain("animation: arrive 80ms");
});
