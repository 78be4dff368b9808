import { type OrganizationRole, organizationRoles, type PlaceRole } from "../actor.ts";

/** Excludes ownership, which only members can receive. */
export const invitedRoles = ["ADMIN", "MANAGER", "VIEWER"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** R6.3: owners assign every role; admins assign all but ownership, and only to members below them. */
export function assignableRoles(own: OrganizationRole | undefined, theirs: OrganizationRole): OrganizationRole[] {
  if (own === "OWNER") return [...organizationRoles];
  if (own === "ADMIN" && theirs !== "OWNER" && theirs !== "ADMIN") return [...invitedRoles];
  return [];
}

export const assignablePlaceRoles = (own: PlaceRole | undefined): PlaceRole[] => (own === 0 ? [0, 1, 2] : []);

export const invitationDays = 7;
/** Mails per organization, repeats included. */
export const invitationsPerDay = 50;
/** Mails per person over all organizations. Newcomers are people whose organizations have no orders yet. */
export const invitationsPerPersonPerDay = { usual: 30, newcomer: 5 };

/** `a•••@e•••.org`, which only its owner recognizes. */
export function maskedAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const end = domain.lastIndexOf(".");
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end > 0 ? domain.slice(end) : ""}`;
}
