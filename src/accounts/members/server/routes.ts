import { get, list, type Resource, readBack, remove, update } from "#platform/http/resource.ts";
import {
  mediaMemberQuery,
  mediaMemberSchema,
  organizationMemberEdit,
  organizationMemberQuery,
  organizationMemberSchema,
  placeMemberEdit,
  projectMemberQuery,
  projectMemberSchema,
} from "../contract.ts";
import { changeMemberRole, changePlaceRole, removeMember, removePlaceMember } from "./commands.ts";
import { findMember, listMediaMembers, listMembers, listProjectMembers } from "./queries.ts";

export const organizationMemberResource: Resource = {
  name: "OrganizationMember",
  path: "organization_members",
  description: "Who belongs to an organization, and as what. Members come by invitation.",
  schema: organizationMemberSchema,
  operations: [
    list({
      summary: "The members of my organizations, the strongest first",
      permission: "member.read",
      query: organizationMemberQuery,
      handle: ({ reader, actor, query }) => listMembers(reader, actor, query),
    }),
    get({
      summary: "One member",
      permission: "member.read",
      handle: ({ reader, actor, id }) => findMember(reader, actor, id),
    }),
    update({
      summary: "Change a member's role",
      permission: "member.change",
      personal: true,
      input: organizationMemberEdit,
      handle: async ({ tx, actor, id, input }) => {
        await changeMemberRole(tx, actor, id, input.role);
        return readBack(await findMember(tx, actor, id));
      },
    }),
    remove({
      summary: "Remove a member, or leave",
      permission: "member.change",
      personal: true,
      handle: ({ tx, actor, id }) => removeMember(tx, actor, id),
    }),
  ],
};

const one = { page: 1, itemsPerPage: 1 };

export const projectMemberResource: Resource = {
  name: "ProjectMember",
  path: "project_members",
  description:
    "Who has a role in one project: 0 Admin, 1 Manager, 2 Viewer. Owners and admins of its organization need none.",
  schema: projectMemberSchema,
  operations: [
    list({
      summary: "The members of the projects that I see",
      permission: "projectMember.read",
      query: projectMemberQuery,
      handle: ({ reader, actor, query }) => listProjectMembers(reader, actor, query),
    }),
    get({
      summary: "One member",
      permission: "projectMember.read",
      handle: async ({ reader, actor, id }) => (await listProjectMembers(reader, actor, one, id)).items[0],
    }),
    update({
      summary: "Change a role in a project",
      permission: "projectMember.change",
      personal: true,
      input: placeMemberEdit,
      handle: async ({ tx, actor, id, input }) => {
        await changePlaceRole(tx, actor, id, input.role);
        return readBack((await listProjectMembers(tx, actor, one, id)).items[0]);
      },
    }),
    remove({
      summary: "Remove somebody from a project, or leave it",
      permission: "projectMember.change",
      personal: true,
      handle: ({ tx, actor, id }) => removePlaceMember(tx, actor, id),
    }),
  ],
};

export const mediaMemberResource: Resource = {
  name: "MediaMember",
  path: "media_members",
  description:
    "Who has a role in one medium: 0 Admin, 1 Manager, 2 Viewer. Owners and admins of its organization need none.",
  schema: mediaMemberSchema,
  operations: [
    list({
      summary: "The members of the media that I work for",
      permission: "mediaMember.read",
      query: mediaMemberQuery,
      handle: ({ reader, actor, query }) => listMediaMembers(reader, actor, query),
    }),
    get({
      summary: "One member",
      permission: "mediaMember.read",
      handle: async ({ reader, actor, id }) => (await listMediaMembers(reader, actor, one, id)).items[0],
    }),
    update({
      summary: "Change a role in a medium",
      permission: "mediaMember.change",
      personal: true,
      input: placeMemberEdit,
      handle: async ({ tx, actor, id, input }) => {
        await changePlaceRole(tx, actor, id, input.role);
        return readBack((await listMediaMembers(tx, actor, one, id)).items[0]);
      },
    }),
    remove({
      summary: "Remove somebody from a medium, or leave it",
      permission: "mediaMember.change",
      personal: true,
      handle: ({ tx, actor, id }) => removePlaceMember(tx, actor, id),
    }),
  ],
};
