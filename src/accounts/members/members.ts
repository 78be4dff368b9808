import { type OrganizationRole, organizationRoles, type PlaceRole } from "../actor.ts";

/** Roles that can be given by invitation: ownership is only handed over, or given to who is a member already. */
export const invitedRoles = ["ADMIN", "MANAGER", "VIEWER"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * The roles that somebody may give to a member who has this role now (R6.3): only an owner changes owners' and admins'
 * roles, an admin those of the others, and nobody raises anybody above himself.
 */
export function assignableRoles(own: OrganizationRole | undefined, theirs: OrganizationRole): OrganizationRole[] {
  if (own === "OWNER") return [...organizationRoles];
  if (own === "ADMIN" && theirs !== "OWNER" && theirs !== "ADMIN") return [...invitedRoles];
  return [];
}

/** The roles in a project or medium that somebody who acts there like this may give and take: its admins, all of them. */
export const assignablePlaceRoles = (own: PlaceRole | undefined): PlaceRole[] => (own === 0 ? [0, 1, 2] : []);

/** How long an invitation can be accepted. */
export const invitationDays = 7;
/** Invitations mailed a day for one organization, repeated ones included. */
export const invitationsPerDay = 50;
/** The same of a person, in all organizations; and of one whose organizations have placed or accepted no order yet. */
export const invitationsPerPersonPerDay = { usual: 30, newcomer: 5 };

/** An address of which only its owner recognizes the rest: `a•••@e•••.org`. */
export function maskedAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const end = domain.lastIndexOf(".");
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end > 0 ? domain.slice(end) : ""}`;
}
