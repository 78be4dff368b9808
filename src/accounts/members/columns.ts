import type { Cell } from "#platform/contract/csv.ts";
import { dayOf } from "#platform/contract/day.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { OrganizationMember } from "./contract.ts";

const texts = catalogue("accounts.members.columns", {
  name: "Name",
  email: "Email",
  role: "Role",
  sinceUtc: "Since (UTC)",
});

export const memberColumns: { heading: string; cell: (member: OrganizationMember) => Cell }[] = [
  { heading: texts.name, cell: ({ name }) => name },
  { heading: texts.email, cell: ({ email }) => email },
  { heading: "Organization", cell: ({ organizationName }) => organizationName },
  { heading: texts.role, cell: ({ role }) => role },
  { heading: texts.sinceUtc, cell: ({ createdAt }) => dayOf(createdAt) },
];
