import type { Actor } from "#platform/contract/actor.ts";
import { forbidden, notFound } from "#platform/http/errors.ts";
import { type Permission, roleMay } from "../permissions.ts";

/** A stranger learns nothing (404), a member whose role is too weak is told so (403) (R6.4). */
export function authorize(actor: Actor, permission: Permission, organizationId: string, what?: string): void {
  const membership = actor.memberships.find((each) => each.organizationId === organizationId);
  if (!membership) throw notFound(what);
  if (!roleMay(membership.role, permission)) throw forbidden();
}

/** The organizations in which the actor's role may: what a list is scoped to. */
export function organizationsWhere(actor: Actor, permission: Permission): string[] {
  return actor.memberships.filter(({ role }) => roleMay(role, permission)).map(({ organizationId }) => organizationId);
}
