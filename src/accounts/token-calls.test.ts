import { expect, test } from "vitest";
import { tokenMayCall } from "./token-calls.ts";
import { apiTokenScopes } from "./tokens/api-token.ts";

const call = { method: "POST", permission: undefined as string | undefined, operator: false, personal: false };

test("R10.2 reading asks for read, every other call for the scope of its permission", () => {
  expect(tokenMayCall(["read"], { ...call, method: "GET" })).toBe(true);
  expect(tokenMayCall(["campaigns"], { ...call, method: "GET" })).toBe(false);
  expect(tokenMayCall(["campaigns"], { ...call, permission: "campaign.edit" })).toBe(true);
  expect(tokenMayCall(["read"], { ...call, permission: "campaign.edit" })).toBe(false);
  expect(tokenMayCall(["campaigns", "orders"], { ...call, permission: "cart.book" })).toBe(false);
  expect(tokenMayCall(["money"], { ...call, permission: "cart.book" })).toBe(true);
  expect(tokenMayCall(["read"], { ...call, scope: "read" })).toBe(true);
  expect(tokenMayCall(["money"], { ...call, scope: "read" })).toBe(false);
  expect(tokenMayCall(["read"], { ...call, scope: "read", personal: true })).toBe(false);
});

test("R10.2 no scope opens what is Byline's or the person's alone, or what has no scope", () => {
  expect(tokenMayCall(apiTokenScopes, { ...call, method: "GET", operator: true })).toBe(false);
  expect(tokenMayCall(apiTokenScopes, { ...call, method: "GET", personal: true })).toBe(false);
  expect(tokenMayCall(apiTokenScopes, call)).toBe(false);
  expect(tokenMayCall(apiTokenScopes, { ...call, method: "GET", permission: "identity.verify" })).toBe(false);
  expect(tokenMayCall(["read"], { ...call, method: "GET", permission: "format.edit" })).toBe(true);
  for (const permission of ["member.change", "organization.edit", "organization.close", "toString", "operator"])
    expect([permission, tokenMayCall(apiTokenScopes, { ...call, permission })]).toEqual([permission, false]);
});
