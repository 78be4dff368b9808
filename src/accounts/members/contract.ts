import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { organizationRoles } from "../actor.ts";

/** 0 Admin, 1 Manager, 2 Viewer of one project or medium (R6.2). */
export const placeRole = () => z.union([z.literal(0), z.literal(1), z.literal(2)]).meta({ type: "integer" });

const person = {
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** True when it is the reader. */
  self: z.boolean(),
  /** True when the reader may end the membership, or leave. */
  removable: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
};

/** A member of an organization, with the roles that the reader may give them. */
export const organizationMemberSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  role: z.enum(organizationRoles),
  assignableRoles: z.array(z.enum(organizationRoles)),
  ...person,
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;
export const organizationMemberEdit = z.strictObject({ role: z.enum(organizationRoles) });
export const organizationMemberQuery = z.object({ organization: linkIn("organizations").optional() });

const placeMember = { role: z.int(), assignableRoles: z.array(z.int()), organization: linkTo("Organization") };

/** A member of one project; owners and admins of its organization need no membership. */
export const projectMemberSchema = z.object({
  id: z.string(),
  project: linkTo("Project"),
  projectName: z.string(),
  ...placeMember,
  ...person,
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;
export const projectMemberQuery = z.object({ project: linkIn("projects").optional() });

/** A member of one medium; owners and admins of its organization need no membership. */
export const mediaMemberSchema = z.object({
  id: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  ...placeMember,
  ...person,
});
export type MediaMember = z.infer<typeof mediaMemberSchema>;
export const mediaMemberQuery = z.object({ media: linkIn("media").optional() });
export const placeMemberEdit = z.strictObject({ role: placeRole() });

export const handOverInput = z.strictObject({ member: linkIn("organization_members") });
