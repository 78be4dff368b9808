import { expect, test } from "vitest";
import { noLeadTime } from "#orders/dates/publish-date.ts";
import type { ProposalValues } from "./OfferFields.tsx";
import { inputOf, proposalProblems } from "./proposal.ts";

const lead = { ...noLeadTime(new Date("2026-11-28T12:00:00Z"), 365), turnaroundHours: 72 };
const proposal: ProposalValues = {
  priceCents: 20_000,
  publishDateMode: "After",
  publishOn: null,
  hyperlinkKind: "Without",
  extras: [],
  message: "",
};
const problemsOf = (values: Partial<ProposalValues>) => {
  const problems = proposalProblems({ ...proposal, ...values }, 30_000, lead);
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};

test("R5.1 a proposal's price is named before it is sent: missing, unreadable, too low, or above the present one", () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ priceCents: undefined })).toEqual({ priceCents: "Fill to continue" });
  expect(problemsOf({ priceCents: Number.NaN })).toEqual({ priceCents: "Invalid value" });
  expect(problemsOf({ priceCents: 99 })).toEqual({ priceCents: "Can't be less than $1.00" });
  expect(problemsOf({ priceCents: 30_001 })).toEqual({ priceCents: "Can't be more than $300.00" });
});

test("R4.7 R5.1 so is its publish date, under the name that the server gives it", () => {
  expect(problemsOf({ publishDateMode: "On" })).toEqual({ publishOn: "Make a choice to continue" });
  expect(problemsOf({ publishOn: "unfinished" })).toEqual({ publishOn: "Check the date format" });
  expect(problemsOf({ publishDateMode: "On", publishOn: "2026-11-29" }).publishOn).toMatch(/^Earliest /);
  expect(problemsOf({ publishDateMode: "On", publishOn: "2026-12-01" })).toEqual({});
  const values = { ...proposal, publishDateMode: "On", publishOn: "2026-12-01" } as const;
  expect(inputOf(values)).toEqual(values);
});
