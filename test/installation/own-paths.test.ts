import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isReserved } from "../../src/settings/redirects/redirect.ts";

async function addressesIn(source: string, pattern: RegExp): Promise<string[]> {
  const text = await readFile(new URL(`../../src/${source}`, import.meta.url), "utf8");
  return [...text.matchAll(pattern)].map(([, address = ""]) => address);
}

test("R2.25 no redirect takes away what the server answers itself", async () => {
  const prefixes = await addressesIn("server.ts", /prefix: "(\/[\w-]+)"/g);
  expect(prefixes).toEqual(expect.arrayContaining(["/api", "/health", "/link", "/files"]));
  expect(prefixes.filter((prefix) => !isReserved(prefix))).toEqual([]);
});

test("R2.25 no redirect takes away the way in or the operators' screens", async () => {
  const wayIn = await addressesIn("routes.ts", /route\("([^"]+)", "(?:auth|accounts\/(?:invitations|survey))\/web\//g);
  const operators = await addressesIn("routes.ts", /route\("(\/operator[^"]*)"/g);
  const screens = [...wayIn, ...operators];
  expect(screens).toEqual(expect.arrayContaining(["/sign-in", "/confirm", "/operator", "/operator/redirects"]));
  expect(screens.filter((screen) => !isReserved(screen))).toEqual([]);
});
