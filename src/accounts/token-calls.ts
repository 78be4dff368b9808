import { needsOf, type Permission, permissions } from "./permissions.ts";
import type { ApiTokenScope } from "./tokens/api-token.ts";

/** As much of an operation's declaration as decides who may call it. */
type Called = {
  method: string;
  permission: string | undefined;
  scope?: string | undefined;
  operator: boolean;
  personal: boolean;
};

/**
 * Whether a token with these scopes may call an operation at all; what it then sees and changes is what its person may.
 * Reading asks for `read`, everything else for the scope of its permission, or for its own where it asks for none. What is Byline's or the person's alone
 * (members, tokens, sessions, the account) is out of reach for every token.
 */
export function tokenMayCall(
  scopes: readonly ApiTokenScope[],
  { method, permission, scope, operator, personal }: Called,
): boolean {
  if (operator || personal) return false;
  if (method === "GET") return scopes.includes("read");
  const needed = permission === undefined ? scope : scopeOf(permission);
  return scopes.some((each) => each === needed);
}

function scopeOf(permission: string): ApiTokenScope | undefined {
  return Object.hasOwn(permissions, permission) ? needsOf(permission as Permission).scope : undefined;
}
