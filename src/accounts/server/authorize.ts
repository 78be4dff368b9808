import { eq, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { freshMinutes, isFreshProof } from "#auth/fresh-proof.ts";
import { conflict, forbidden, notFound, Refusal } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../actor.ts";
import {
  isInScope,
  isStopped,
  may,
  organizationsOf,
  type Permission,
  type PermissionPlace,
  type Roles,
  roleMay,
} from "../permissions.ts";

const texts = catalogue("accounts.server.authorize", {
  goOn: "go on",
  tokenScope: "This API token's scopes don't allow this call.",
  organizationSuspended:
    "This organization is suspended: it finishes the orders that are under way and begins nothing new. Contact support.",
  signedInTooLongAgo: (freshMinutes: number, what: string) =>
    `You signed in more than ${freshMinutes} minutes ago. Show once more that it is you, then ${what}.`,
  ownOrganization: "You belong to this organization. Another operator has to decide about it.",
});

/** Throws 404 for a stranger, 403 for a weak role (R6.4), 409 `organization_suspended`. */
export function authorize(actor: Actor, permission: Permission, place: PermissionPlace, what?: string): void {
  const allowed = may(actor, permission, place);
  if (allowed === undefined) throw notFound(what);
  if (allowed) return;
  if (isStopped(actor, permission, place)) throw conflict("organization_suspended", suspended);
  throw forbidden();
}

/** `authorize` for a permission other than the operation's; 403 `token_scope` for a token without its scope. */
export function authorizeSide(actor: Actor, permission: Permission, place: PermissionPlace, what?: string): void {
  authorize(actor, permission, place, what);
  if (!isInScope(actor, permission)) throw outsideScope();
}

export const outsideScope = (): Refusal => new Refusal(403, "token_scope", texts.tokenScope);

const suspended = texts.organizationSuspended;

/** Protects devices left open: throws 403 `reauthentication_needed` after an old sign-in. */
export function requireFreshSignIn({ signedInAt }: Actor, what: string = texts.goOn): void {
  if (isFreshProof(signedInAt, new Date())) return;
  const message = texts.signedInTooLongAgo(freshMinutes, what);
  throw new Refusal(403, "reauthentication_needed", message);
}

/** Keeps operators from deciding about their own organizations: throws 409 `own_organization`. */
export function refuseOwnOrganization(roles: Roles, organizationIds: readonly string[]): void {
  const own = organizationsOf(roles);
  if (organizationIds.some((id) => own.includes(id))) throw conflict("own_organization", texts.ownOrganization);
}

/** Scope of lists whose rows belong to no single project or outlet. */
export function organizationsWhere(actor: Actor, permission: Permission): string[] {
  return actor.memberships.filter(({ role }) => roleMay(role, permission)).map(({ organizationId }) => organizationId);
}

/** Rows that somebody may read, by their column of organizations, or of `only` one; undefined, so all, for an operator. */
export function readableRows(
  actor: Actor,
  permission: Permission,
  organizationId: AnyPgColumn,
  only?: string,
): SQL | undefined {
  if (actor.operator) return only === undefined ? undefined : eq(organizationId, only);
  const own = organizationsWhere(actor, permission).filter((id) => only === undefined || id === only);
  return inArray(organizationId, own);
}
