import { catalogue } from "#platform/words/catalogue.ts";

export const organizationKinds = ["agency", "company", "individual", "publisher"] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const organizationStatuses = { active: 0, pending: 1, suspended: 2, closed: 3 } as const;
export type OrganizationStatus = (typeof organizationStatuses)[keyof typeof organizationStatuses];

export const organizationStatusNames: Record<OrganizationStatus, string> = catalogue("accounts.organizationStatuses", {
  0: "Active",
  1: "Pending",
  2: "Suspended",
  3: "Closed",
});
