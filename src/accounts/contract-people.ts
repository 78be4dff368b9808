import { z } from "zod";
import { organizationRoles } from "#platform/contract/actor.ts";
import { messages } from "#platform/contract/messages.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { invitedRoles } from "./members.ts";

/** 0 Admin, 1 Manager, 2 Viewer of one project or medium (R6.2). */
const placeRole = () => z.union([z.literal(0), z.literal(1), z.literal(2)]).meta({ type: "integer" });

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

const invitationStatuses = ["open", "expired", "accepted"] as const;

/** An invitation into an organization, or into one project or medium of it. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  project: linkTo("Project").nullable(),
  media: linkTo("Media").nullable(),
  /** Of the project or medium, or of the organization itself. */
  placeName: z.string(),
  organizationRole: z.enum(invitedRoles).nullable(),
  projectRole: z.int().nullable(),
  mediaRole: z.int().nullable(),
  status: z.enum(invitationStatuses),
  invitedBy: z.string(),
  sentAt: instant(),
  expiresAt: instant(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Who is invited into what: the narrowest place named counts, with the role of its kind. */
export const invitationInput = z.strictObject({
  email: z.string().trim().min(1, messages.required).max(254).toLowerCase().pipe(z.email()),
  organization: linkIn("organizations").optional(),
  project: linkIn("projects").optional(),
  media: linkIn("media").optional(),
  organizationRole: z.enum(invitedRoles).optional(),
  projectRole: placeRole().optional(),
  mediaRole: placeRole().optional(),
});
export const invitationQuery = z.object({
  organization: linkIn("organizations").optional(),
  project: linkIn("projects").optional(),
  media: linkIn("media").optional(),
});

/** The secret of an invitation's mail. */
export const invitationToken = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** What a visitor with an invitation's link may know of it: not whether its address has an account. */
const invitationPreviewSchema = invitationSchema
  .pick({ organizationName: true, placeName: true, status: true, invitedBy: true, expiresAt: true })
  .extend({
    kind: z.enum(["organization", "project", "media"]),
    organizationRole: invitationSchema.shape.organizationRole,
    projectRole: invitationSchema.shape.projectRole,
    mediaRole: invitationSchema.shape.mediaRole,
    /** The invited address, masked. */
    email: z.string(),
  });
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const handOverInput = z.strictObject({ member: linkIn("organization_members") });
