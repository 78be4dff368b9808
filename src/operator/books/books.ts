import { houseAccounts, organizationAccounts } from "#wallet/posting.ts";

export const accountKinds = [...organizationAccounts, ...houseAccounts] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Constant id of the API's only item. */
export const booksId = "00000000-0000-4000-8000-000000000002";
