import { catalogue } from "#platform/words/catalogue.ts";
import { type GrantScope, grantScopeWords } from "../scopes.ts";

export const texts = catalogue("grants", {
  name: "Name",
  nameHint: "What it is for, for example “Monthly report”",
  scopes: "It may",
  scopeNames: grantScopeWords as Record<GrantScope, string>,
  limit: "Monthly limit, $",
  limitHint: "Bookings, offers and approvals count, from the first of each month (UTC).",
  networks: "Only from these addresses",
  networksHint: "Addresses or ranges such as 192.0.2.0/24, separated by spaces. Leave empty to allow any.",
  networksNeeded: "An operator's key works from named addresses only.",
  expires: "Expires after",
  days: { 7: "7 days", 30: "30 days", 90: "90 days", 365: "A year" } as Record<number, string>,
  createdTitle: "Copy the key now",
  createdText: "We show it only once. Anyone who has it can use it within its scopes.",
  copy: "Copy",
  done: "Done",
  columns: { name: "Name", scopes: "Scopes", lastUsed: "Last used", expires: "Expires" },
  never: "Never",
  revoke: "Revoke",
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: "Programs that use it lose access at once.",
  spent: (spent: string, limit: string) => `${spent} of ${limit} spent this month`,
  boundTo: (networks: string) => `Only from ${networks}`,
});
