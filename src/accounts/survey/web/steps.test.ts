import { expect, test } from "vitest";
import { nextStep, stepsFor, wayOut } from "./steps.ts";

test("R3.1 the survey begins with the person's name, and goes past one that is known", () => {
  expect(nextStep({ name: "", questionnaire: null })).toBe("name");
  expect(nextStep({ name: "Ada Marlow", questionnaire: null })).toBe("workplace");
  expect(stepsFor({ name: "Ada Marlow", questionnaire: null })[0]).toBe("name");
});

test("R2.6 somebody comes back to the first question without an answer", () => {
  const questionnaire = { workplace: "company", role: "head", completedAt: null } as const;
  expect(nextStep({ name: "Ada Marlow", questionnaire })).toBe("promoting");
});

test("R2.6 the last answer leads to where the sign-up asked, else publishers to their setup and others to a project", () => {
  const user = (workplace: "company" | "publisher") => ({
    questionnaire: { workplace, completedAt: null },
    userOrganizations: [],
  });
  expect(wayOut(user("company"), "/media/0199")).toBe("/media/0199");
  expect(wayOut(user("publisher"), "/publisher")).toBe("/publisher");
  expect(wayOut(user("publisher"), "/")).toBe("/publisher/setup");
  expect(wayOut(user("company"), undefined)).toBe("/dashboard");
  expect(wayOut(user("company"), "https://evil.example")).toBe("/dashboard");
});
