import { expect, test } from "vitest";
import { firstValuesOf, organizationFields, setUpErrors } from "./set-up-values.ts";

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

test("R3.9 who promotes clients names them, and each one is a project", () => {
  const values = firstValuesOf({ promoting: "CLIENT_COMPANIES", completedAt: null });
  expect(values.projects).toEqual([]);
  const named = { ...values, name: "Marlow", projects: ["Delta Ledger", "Harbor Tea", "Quiet Law"] };
  expect(organizationFields(named)).toMatchObject({
    firstProject: "Delta Ledger",
    otherProjects: ["Harbor Tea", "Quiet Law"],
  });
  expect(organizationFields({ ...values, projects: [] }).firstProject).toBe("Main brand");
});

test("R5.1 a wrong address and a client's name that is too long are told at their fields", () => {
  const values = { ...firstValuesOf(null), name: "Marlow" };
  expect(setUpErrors({ ...values, invited: "nobody", projects: ["Tea", "x".repeat(81)] })).toMatchObject({
    invited: expect.any(String),
    projects: "Can't be more than 80 symbols",
  });
  expect(setUpErrors(values)).toEqual({});
});
