import type { Organization } from "#accounts/organizations/contract.ts";
import { changesOf } from "#platform/contract/changes.ts";

/** An empty field is an empty text; no threshold is undefined. */
export type BillingValues = {
  billingName: string;
  billingAddress: string;
  billingCountry: string;
  taxId: string;
  lowBalanceCents: number | undefined;
};

export const valuesOfBilling = (organization: Organization): BillingValues => ({
  billingName: organization.billingName ?? "",
  billingAddress: organization.billingAddress ?? "",
  billingCountry: organization.billingCountry ?? "",
  taxId: organization.taxId ?? "",
  lowBalanceCents: organization.lowBalanceCents ?? undefined,
});

/** Sends only differences from the values as the form began, so that colleagues' changes survive. */
export const billingEditOf = (seen: BillingValues, values: BillingValues) =>
  changesOf(fieldsOf(seen), fieldsOf(values));

const fieldsOf = ({ lowBalanceCents, ...details }: BillingValues) => ({
  ...details,
  lowBalanceCents: lowBalanceCents ?? null,
});
