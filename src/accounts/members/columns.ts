import type { Cell } from "#platform/contract/csv.ts";
import type { OrganizationMember } from "./contract.ts";

export const memberColumns: { heading: string; cell: (member: OrganizationMember) => Cell }[] = [
  { heading: "Name", cell: ({ name }) => name },
  { heading: "Email", cell: ({ email }) => email },
  { heading: "Organization", cell: ({ organizationName }) => organizationName },
  { heading: "Role", cell: ({ role }) => role },
  { heading: "Since (UTC)", cell: ({ createdAt }) => createdAt.slice(0, 10) },
];
