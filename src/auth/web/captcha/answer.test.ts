import { expect, test } from "vitest";
import { keepAnswer, keepWidget, takeAnswer } from "./answer.ts";

test("an answer is good for one call, and then the widget asks anew", () => {
  let asked = 0;
  keepWidget(() => {
    asked++;
  });
  expect(takeAnswer).toThrow("Complete the captcha first.");
  keepAnswer("token");
  expect([takeAnswer(), asked]).toEqual([{ captchaToken: "token" }, 1]);
  expect(takeAnswer).toThrow("Complete the captcha first.");
});
