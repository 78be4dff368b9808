import { needsOf, type Permission, permissions } from "./permissions.ts";
import type { ApiTokenScope } from "./tokens/api-token.ts";

type CalledOperation = {
  method: string;
  permission?: string | undefined;
  otherSide?: string | undefined;
  scope?: string | undefined;
  operator: boolean;
  personal: boolean;
};

/**
 * Checks a token's scopes; its person's rights limit it further. Reading needs `read` and a permission that tokens have.
 * Other calls need a scope of their permission on either side, or their own. No token reaches members, tokens, sessions or the account.
 */
export function tokenMayCall(
  scopes: readonly ApiTokenScope[],
  { method, permission, otherSide, scope, operator, personal }: CalledOperation,
): boolean {
  if (operator || personal) return false;
  const permissions = [permission, otherSide].filter((each) => each !== undefined);
  // No scope opens who is behind an organization, so `read` does not either.
  if (method === "GET") return scopes.includes("read") && permissions.every((each) => scopeOf(each) !== undefined);
  const needed = permissions.length === 0 ? [scope] : permissions.map(scopeOf);
  return scopes.some((each) => needed.includes(each));
}

function scopeOf(permission: string): ApiTokenScope | undefined {
  return Object.hasOwn(permissions, permission) ? needsOf(permission as Permission).scope : undefined;
}
