import { forbidden, notFound } from "#platform/http/errors.ts";
import type { Actor } from "../actor.ts";
import { may, type Permission, type Place, roleMay } from "../permissions.ts";

/** A stranger learns nothing (404), a member whose role is too weak is told so (403) (R6.4). */
export function authorize(actor: Actor, permission: Permission, place: Place, what?: string): void {
  const allowed = may(actor, permission, place);
  if (allowed === undefined) throw notFound(what);
  if (!allowed) throw forbidden();
}

/** The organizations in which the actor's role may: the scope of lists of what belongs to no single project or medium. */
export function organizationsWhere(actor: Actor, permission: Permission): string[] {
  return actor.memberships.filter(({ role }) => roleMay(role, permission)).map(({ organizationId }) => organizationId);
}
