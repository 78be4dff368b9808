import { expect, test } from "vitest";
import { nextStep, stepsFor } from "./steps.ts";

test("R3.1 the survey begins with the person's name, and goes past one that is known", () => {
  expect(nextStep({ name: "", questionnaire: null })).toBe("name");
  expect(nextStep({ name: "Ada Marlow", questionnaire: null })).toBe("workplace");
  expect(stepsFor({ name: "Ada Marlow", questionnaire: null })[0]).toBe("name");
});

test("R2.6 somebody comes back to the first question without an answer", () => {
  const questionnaire = { workplace: "company", role: "head", completedAt: null } as const;
  expect(nextStep({ name: "Ada Marlow", questionnaire })).toBe("promoting");
});
