import { z } from "zod";
import { tableFileTypes } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { file, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { organizationRoles } from "../actor.ts";

/** 0 Admin, 1 Manager, 2 Viewer of one project or outlet (R6.2). */
export const placeRole = () =>
  z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .meta({ type: "integer" })
    .describe("0 Admin, 1 Manager, 2 Viewer.");

const person = {
  name: z.string().describe("The member's name; empty for somebody who gave none."),
  email: z.string().describe("The member's address."),
  avatar: z.string().nullable().describe("The path of the member's picture; null without one."),
  self: z.boolean().describe("The member is you."),
  removable: z.boolean().describe("You may end the membership, or leave."),
  createdAt: instant().describe("When the person joined, UTC."),
  updatedAt: instant().describe("When the membership last changed, UTC."),
};

/** Includes the roles that the reader may assign. */
const organizationMemberSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization."),
  organizationName: z.string().describe("Its name."),
  role: z.enum(organizationRoles).describe("The member's role in it."),
  assignableRoles: z.array(z.enum(organizationRoles)).describe("The roles that you may give the member now."),
  ...person,
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;

const organizationMemberEdit = z.strictObject({
  role: z.enum(organizationRoles).describe("The member's new role."),
});
const organizationMemberQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only the members of this organization."),
});

const placeMember = {
  role: placeRole(),
  assignableRoles: z.array(placeRole()).describe("The roles that you may give the member now."),
  organization: linkTo("Organization").describe("The organization that it belongs to."),
};

/** Owners and admins of the organization need no membership. */
const projectMemberSchema = z.object({
  id: z.string(),
  project: linkTo("Project").describe("The project."),
  projectName: z.string().describe("Its name."),
  ...placeMember,
  ...person,
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;

const projectMemberQuery = z.object({
  project: linkIn("projects").optional().describe("Only the members of this project."),
});

/** Owners and admins of the organization need no membership. */
const mediaMemberSchema = z.object({
  id: z.string(),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("Its name."),
  ...placeMember,
  ...person,
});
export type MediaMember = z.infer<typeof mediaMemberSchema>;

const mediaMemberQuery = z.object({
  media: linkIn("media").optional().describe("Only the members of this outlet."),
});

const placeMemberEdit = z.strictObject({ role: placeRole() });

export const organizationMemberResource = resource({
  name: "OrganizationMember",
  path: "organization_members",
  description: "Who belongs to an organization, and as what. Members come by invitation.",
  schema: organizationMemberSchema,
  operations: {
    list: list({
      summary: "The members of my organizations, the strongest first",
      description: "By organization, role and name. Roles in single projects and media are not among them.",
      permission: "member.read",
      query: organizationMemberQuery,
    }),
    get: get({
      summary: "One member",
      description: "The member, with the roles that you may give them now.",
      permission: "member.read",
    }),
    update: update({
      summary: "Change a member's role",
      description:
        "Nobody gives a role above their own, and the last owner stays one. Admins and owners are made after a sign-in of the last minutes.",
      permission: "member.change",
      input: organizationMemberEdit,
    }),
    remove: remove({
      summary: "Remove a member, or leave",
      description: "All roles in the organization's projects and media end with it. The last owner can't leave.",
      permission: "member.change",
    }),
    export: file({
      on: "collection",
      summary: "The members of my organizations as a file",
      description: wholeListWords,
      permission: "member.read",
      query: organizationMemberQuery.extend({ format: tableFormat }),
      files: tableFileTypes,
    }),
  },
});

export const projectMemberResource = resource({
  name: "ProjectMember",
  path: "project_members",
  description:
    "Who has a role in one project: 0 Admin, 1 Manager, 2 Viewer. Owners and admins of its organization need none.",
  schema: projectMemberSchema,
  operations: {
    list: list({
      summary: "The members of the projects that I see",
      description: "By project, role and name. Owners and admins of the organization are not among them.",
      permission: "projectMember.read",
      query: projectMemberQuery,
    }),
    get: get({
      summary: "One member",
      description: "The member, with the roles that you may give them now.",
      permission: "projectMember.read",
    }),
    update: update({
      summary: "Change a role in a project",
      description: "For admins of the project, and for owners and admins of its organization.",
      permission: "projectMember.change",
      input: placeMemberEdit,
    }),
    remove: remove({
      summary: "Remove somebody from a project, or leave it",
      description: "Ends the role in this project alone; other roles of the person stay.",
      permission: "projectMember.change",
    }),
  },
});

export const mediaMemberResource = resource({
  name: "MediaMember",
  path: "media_members",
  description:
    "Who has a role in one medium: 0 Admin, 1 Manager, 2 Viewer. Owners and admins of its organization need none.",
  schema: mediaMemberSchema,
  operations: {
    list: list({
      summary: "The members of the media that I work for",
      description: "By outlet, role and name. Owners and admins of the organization are not among them.",
      permission: "mediaMember.read",
      query: mediaMemberQuery,
    }),
    get: get({
      summary: "One member",
      description: "The member, with the roles that you may give them now.",
      permission: "mediaMember.read",
    }),
    update: update({
      summary: "Change a role in a medium",
      description: "For admins of the outlet, and for owners and admins of its organization.",
      permission: "mediaMember.change",
      input: placeMemberEdit,
    }),
    remove: remove({
      summary: "Remove somebody from a medium, or leave it",
      description: "Ends the role for this outlet alone; other roles of the person stay.",
      permission: "mediaMember.change",
    }),
  },
});
