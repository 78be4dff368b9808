import { expect, test } from "vitest";
import { afterSignUp } from "./after-sign-up.ts";

test("R1.9 R2.5 a new account begins with the survey, which knows the way that was asked for", () => {
  expect(afterSignUp("/media?search=tea")).toBe("/survey?next=%2Fmedia%3Fsearch%3Dtea");
  expect(afterSignUp("/publisher")).toBe("/survey?next=%2Fpublisher");
  expect(afterSignUp(undefined)).toBe("/survey?next=%2F");
  expect(afterSignUp("/invited")).toBe("/survey?next=%2Finvited");
});

test.each(["/invite?token=abc", "/connect/0199", "/survey?next=%2Fmedia"])(
  "R2.7 R10.13 %s is reached at once",
  (next) => {
    expect(afterSignUp(next)).toBe(next);
  },
);

test("a new account is led to no other site", () => {
  expect(afterSignUp("https://evil.example/invite")).toBe("/survey?next=%2F");
  expect(afterSignUp("//evil.example/invite")).toBe("/survey?next=%2F");
});
