import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { passwordOf } from "./superuser.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "byline-superuser-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("a password is made once and read from then on", () => {
  const made = passwordOf(directory, { home: directory, user: undefined });
  expect(made).toMatch(/^[\w-]{32}$/);
  expect(passwordOf(directory, { home: directory, user: undefined })).toBe(made);
});

test("a database whose password is gone is named, with both ways out, and gets no new one", () => {
  const home = join(directory, "elsewhere");
  mkdirSync(join(home, "postgres"), { recursive: true });
  writeFileSync(join(home, "postgres", "PG_VERSION"), "18\n");
  const ask = () => passwordOf(directory, { home, user: undefined });
  expect(ask).toThrow(`Put it back from your backup: it belongs to the database in ${join(home, "postgres")}.`);
  expect(ask).toThrow("delete its folder and start again");
});
