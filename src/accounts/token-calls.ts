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
 * Whether a token with these scopes may call an operation at all; its reach is then its person's. Reading needs `read`,
 * everything else the scope of its permission, or its own scope where it has no permission. Members, tokens, sessions and the
 * account are out of reach for every token.
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
