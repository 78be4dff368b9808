import { listExport } from "#platform/files/list-export.ts";
import { organizationMemberQuery } from "../contract.ts";
import { listMembers } from "./queries.ts";

/** `GET /api/organization_members/export`: the people of an organization as a file. */
export const memberExport = listExport({
  path: "/organization_members",
  summary: "The members of my organizations as a file",
  permission: "member.read",
  name: "members",
  query: organizationMemberQuery,
  list: (reader, actor, filter) => listMembers(reader, actor, filter),
  columns: [
    { heading: "Name", cell: ({ name }) => name },
    { heading: "Email", cell: ({ email }) => email },
    { heading: "Organization", cell: ({ organizationName }) => organizationName },
    { heading: "Role", cell: ({ role }) => role },
    { heading: "Since (UTC)", cell: ({ createdAt }) => createdAt.slice(0, 10) },
  ],
});
