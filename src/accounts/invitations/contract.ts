import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { placeRole } from "../members/contract.ts";
import { invitedRoles } from "../members/members.ts";

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
export const invitationPreviewSchema = invitationSchema
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
