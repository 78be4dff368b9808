import { type ClosedReason, closedWords, type GrantScope } from "./grants/scopes.ts";
import { needsOf, type Permission, permissions } from "./permissions.ts";

type CalledOperation = {
  method: string;
  permission?: string | undefined;
  otherSide?: string | undefined;
  scope?: GrantScope | undefined;
  operator?: boolean | undefined;
  personal?: ClosedReason | false | undefined;
  freshProof?: boolean | undefined;
};

/** Scopes of which one opens an operation, or the reason why none does. */
export type GrantAccess = { scopes: readonly GrantScope[] } | { closed: ClosedReason };

/**
 * Reads an operation's declaration (decision 0190). Reading asks for `read`, or the scope that the operation names; other
 * calls for that scope or those of their permissions. Undefined for a declaration that says neither.
 */
export function accessByGrant(operation: CalledOperation): GrantAccess | undefined {
  const { method, permission, otherSide, scope, operator, personal, freshProof } = operation;
  if (personal) return { closed: personal };
  if (operator) return freshProof ? { closed: "proof" } : { scopes: ["operator"] };
  const rows = [permission, otherSide].filter(isPermission).map(needsOf);
  const closed = rows.find((row) => row.closed)?.closed;
  if (closed) return { closed };
  const named = scope ? [scope] : rows.flatMap((row) => row.scope ?? []);
  const scopes = method === "GET" ? ["read" as const, ...(scope ? [scope] : [])] : named;
  return scopes.length > 0 ? { scopes: [...new Set(scopes)] } : undefined;
}

const isPermission = (name: string | undefined): name is Permission =>
  name !== undefined && Object.hasOwn(permissions, name);

/** Checks a grant's scopes; the rights behind it limit it further. */
export function grantMayCall(scopes: readonly GrantScope[], operation: CalledOperation): boolean {
  const access = accessByGrant(operation);
  return access !== undefined && "scopes" in access && access.scopes.some((each) => scopes.includes(each));
}

/** The same for the API's description, the reason in words. */
export function accessOf(
  operation: CalledOperation,
): { scopes: readonly GrantScope[] } | { closed: string } | undefined {
  const access = accessByGrant(operation);
  return access && "closed" in access ? { closed: closedWords[access.closed] } : access;
}
