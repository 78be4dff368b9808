import { expect, test } from "vitest";
import { firstValuesOf } from "./set-up-values.ts";

test("R3.9 the first organization, project and campaign begin with the survey's answers", () => {
  const answers = { workplace: "agency", goal: "seo", budget: "under1000", countries: ["DE", "AT"] } as const;
  expect(firstValuesOf({ ...answers, countries: [...answers.countries], completedAt: null })).toMatchObject({
    kind: "agency",
    goal: "seo",
    budgetCents: 100_000,
    countries: ["Germany", "Austria"],
  });
});

test("R3.9 without answers they begin as usual", () => {
  expect(firstValuesOf(null)).toMatchObject({ kind: "company", goal: "awareness", countries: [] });
});
