import { expect, test } from "vitest";
import type { Organization } from "#accounts/organizations/contract.ts";
import { billingEditOf, valuesOfBilling } from "./billing-form.ts";

const organization = { billingName: "Nimbus Ltd", billingCountry: "IE", lowBalanceCents: 5_000 } as Organization;

test("billing details are sent as far as they changed, so that a colleague's stay", () => {
  const seen = valuesOfBilling(organization);
  expect(billingEditOf(seen, seen)).toEqual({});
  expect(billingEditOf(seen, { ...seen, taxId: "IE1234567T", lowBalanceCents: undefined })).toEqual({
    taxId: "IE1234567T",
    lowBalanceCents: null,
  });
});
