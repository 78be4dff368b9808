import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("R9.6 but for a person's record and the public settings, a query is fresh as all are, for ever or not at all", () => {
  const source = new URL("../src/", import.meta.url);
  const files = globSync("**/web/**/*.{ts,tsx}", { cwd: source }).filter((file) => !file.includes(".test."));
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, source), "utf8").matchAll(/staleTime: ([\d_]*[1-9][\d_]*)/g)].map(([, own]) => [
      file,
      own,
    ]),
  );
  expect(named.sort()).toEqual([
    ["accounts/web/api.ts", "10_000"],
    ["platform/web/query-client.ts", "5_000"],
    ["settings/web/public-settings.ts", "60_000"],
  ]);
});
