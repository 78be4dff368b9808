import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test("a path of this app is kept", () => {
  expect(localPath("/media?country=US")).toBe("/media?country=US");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "/\u0000/evil.example",
  "/media\n",
  "javascript:alert(1)",
  "",
  undefined,
])("%j leads to the start", (next) => {
  expect(localPath(next)).toBe("/");
});
