import { needsOf, type Permission, permissions } from "./permissions.ts";
import type { ApiTokenScope } from "./tokens/api-token.ts";

/** As much of an operation's declaration as decides who may call it. */
type Called = {
  method: string;
  permission: string | undefined;
  otherSide?: string | undefined;
  scope?: string | undefined;
  operator: boolean;
  personal: boolean;
};

/**
 * True where a token with these scopes may call an operation at all; its reach is then its person's. Reading needs `read`, all else
 * the scope of its permission, or that of the other side's. An operation without a permission names its own scope. Members, tokens,
 * sessions and the account are out of reach for every token.
 */
export function tokenMayCall(
  scopes: readonly ApiTokenScope[],
  { method, permission, otherSide, scope, operator, personal }: Called,
): boolean {
  if (operator || personal) return false;
  if (method === "GET") return scopes.includes("read");
  const permissions = [permission, otherSide].filter((each) => each !== undefined);
  const needed = permissions.length === 0 ? [scope] : permissions.map(scopeOf);
  return scopes.some((each) => needed.includes(each));
}

function scopeOf(permission: string): ApiTokenScope | undefined {
  return Object.hasOwn(permissions, permission) ? needsOf(permission as Permission).scope : undefined;
}
