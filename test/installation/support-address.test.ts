import { expect, test } from "vitest";
import { readConfig } from "../../src/config.ts";

test("R8.2 contact support leads to the operator's address: a mail, or a page", () => {
  expect(readConfig({ SUPPORT_ADDRESS: "help@byline.example" }).support).toBe("mailto:help@byline.example");
  expect(readConfig({ SUPPORT_ADDRESS: "https://byline.example/help" }).support).toBe("https://byline.example/help");
});

test("R8.2 without an address there is none, and one that is neither is refused with what it has to be", () => {
  expect(readConfig({}).support).toBeUndefined();
  expect(readConfig({ SUPPORT_ADDRESS: "" }).support).toBeUndefined();
  for (const wrong of ["help", "javascript:alert(1)", "ftp://byline.example"])
    expect(() => readConfig({ SUPPORT_ADDRESS: wrong })).toThrow("an email address, or a page with https://");
});
