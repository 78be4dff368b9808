import { needsOf, type Permission, permissions } from "./permissions.ts";
import type { ApiTokenScope } from "./tokens/api-token.ts";

type Called = {
  method: string;
  permission: string | undefined;
  scope?: string | undefined;
  operator: boolean;
  personal: boolean;
};

/**
 * Checks a token's scopes; its person's rights limit it further. Reading needs `read`, other calls their permission's
 * or own scope. No token reaches members, tokens, sessions or the account.
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
