import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { copyParts } from "../scripts/release.ts";
import { scratchFolder } from "./scratch.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A checkout below a folder whose name is also a screens' folder, with settings that an operator put there. */
function aCheckout(folder: string): string {
  const from = join(folder, "web", "byline");
  for (const part of ["bin", "deploy", "docs", "scripts/restore-to-moment.sh", "CHANGELOG.md", "LICENSE", "README.md"])
    cpSync(join(root, part), join(from, part), { recursive: true });
  cpSync(join(root, "package-lock.json"), join(from, "package-lock.json"));
  for (const path of [
    "migrations/one.sql",
    "src/main.ts",
    "src/web/Page.tsx",
    "src/web/texts.ts",
    "src/main.test.ts",
    "deploy/container/byline.env",
    "deploy/container/.env",
    "deploy/helm/byline.env",
  ]) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), "");
  }
  return from;
}

test("a release holds the sources and the examples, and no settings that lie beside them", () => {
  const scratch = scratchFolder();
  onTestFinished(scratch.remove);
  const folder = join(scratch.path, "release");
  copyParts(aCheckout(scratch.path), folder);
  const isThere = (path: string) => existsSync(join(folder, path));
  const kept = ["bin/byline.mjs", "src/main.ts", "migrations/one.sql", "deploy/container/byline.env.example"];
  expect([...kept, "deploy/helm/byline.env.example", "CHANGELOG.md"].filter((path) => !isThere(path))).toEqual([]);
  const left = ["src/web", "src/main.test.ts", "deploy/container/byline.env", "deploy/container/.env"];
  expect([...left, "deploy/helm/byline.env"].filter(isThere)).toEqual([]);
});
