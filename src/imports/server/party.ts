import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { audiencesOf } from "#accounts/server/queries/audiences.ts";
import { actorsOf } from "#events/server/queries.ts";
import type { Asking } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { importPermission } from "../import.ts";

/**
 * Says for whom an operator works on an organization's file. Byline vouches for an operator's file, and nobody vouches for
 * outlets of their own: there an operator is a person like any other (decision 0303).
 */
export const importPartyOf = (actor: Actor, organizationId: string | null): "operator" | "person" =>
  actor.operator && !(organizationId && organizationsOf(actor).includes(organizationId)) ? "operator" : "person";

/** Throws 404 or 403 for a person who may not add outlets there. */
export function authorizeImport(actor: Actor, organizationId: string | null): void {
  if (importPartyOf(actor, organizationId) === "operator") return;
  if (!organizationId) throw notFound("This import");
  authorize(actor, importPermission, { organizationId }, "This import");
}

/** Organizations of those who brought, previewed or ran a file of any outlets: its rows about these are refused. */
export async function organizationsBehind(
  asking: Asking,
  { id, createdBy }: { id: string; createdBy: string | null },
): Promise<string[]> {
  const people = await actorsOf(asking, id);
  const behind = await audiencesOf(asking, createdBy ? [...people, createdBy] : people);
  return behind.flatMap(({ organizationIds }) => organizationIds);
}
