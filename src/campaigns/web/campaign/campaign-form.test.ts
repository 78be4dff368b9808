import { expect, test } from "vitest";
import type { Campaign } from "../../contract.ts";
import {
  type CampaignValues,
  campaignEditOf,
  campaignErrors,
  campaignFields,
  emptyCampaign,
  valuesOfCampaign,
} from "./campaign-form.ts";

const campaign: CampaignValues = { ...emptyCampaign, name: "Autumn launch" };

test("R3.4 a budget is sent in cents; an empty one is none", () => {
  expect(campaignFields({ ...campaign, budgetCents: 250_050 }).budgetCents).toBe(250_050);
  expect(campaignFields(campaign).budgetCents).toBeNull();
});

test("R5.1 the form says what the server would say, at the field that it is about", () => {
  expect(campaignErrors(campaign)).toEqual({});
  expect(campaignErrors({ ...campaign, name: "" })).toEqual({ name: "Required" });
  expect(campaignErrors({ ...campaign, startsOn: "2026-12-01", endsOn: "2026-11-25" })).toEqual({
    endsOn: "Wrong date",
  });
  expect(campaignErrors({ ...campaign, budgetCents: Number.NaN })).toEqual({ budgetCents: "Wrong value" });
  expect(campaignErrors({ ...campaign, budgetCents: 200_000_000_000 })).toEqual({
    budgetCents: "Can't be more than $1,000,000,000.00",
  });
  expect(campaignErrors({ ...campaign, startsOn: "unfinished" })).toEqual({ startsOn: "Check the date format" });
  expect(campaignErrors({ ...campaign, startsOn: "0026-11-30" })).toEqual({
    startsOn: "Can't be less than 2000-01-01",
  });
});

test("R6.3 a budget that binds its editor may be lowered and kept, and raised or emptied by others alone", () => {
  const errorsAt = (budgetCents: number | undefined, boundCents: number | null = 10_000) =>
    campaignErrors({ ...campaign, budgetCents }, boundCents);
  expect([errorsAt(10_000), errorsAt(5_000), errorsAt(20_000, null)]).toEqual([{}, {}, {}]);
  const raised = { budgetCents: "Ask an admin or owner to raise the budget." };
  expect([errorsAt(10_001), errorsAt(undefined)]).toEqual([raised, raised]);
  expect(errorsAt(Number.NaN)).toEqual({ budgetCents: "Wrong value" });
});

test("the words of another goal are sent only with that goal", () => {
  expect(campaignFields({ ...campaign, goal: "seo", goalText: "Win designers" }).goalText).toBe("");
  expect(campaignFields({ ...campaign, goal: "other", goalText: "Win designers" }).goalText).toBe("Win designers");
});

test("a campaign's form sends its own changes alone, so that a colleague's pause or budget stays", () => {
  const seen = { ...campaignFields({ ...campaign, budgetCents: 10_000 }), status: "active" } as Campaign;
  const values = valuesOfCampaign(seen);
  expect(campaignEditOf(seen, values, "active")).toEqual({});
  expect(campaignEditOf(seen, { ...values, name: "Winter launch" }, "active")).toEqual({ name: "Winter launch" });
  expect(campaignEditOf(seen, { ...values, budgetCents: undefined }, "paused")).toEqual({
    budgetCents: null,
    status: "paused",
  });
});
