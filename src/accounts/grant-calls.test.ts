import { expect, test } from "vitest";
import { grantMayCall } from "./grant-calls.ts";
import { grantScopes } from "./grants/scopes.ts";

const call = { method: "POST", permission: undefined as string | undefined, operator: false };

test("R10.2 reading asks for read, every other call for the scope of its permission", () => {
  expect(grantMayCall(["read"], { ...call, method: "GET" })).toBe(true);
  expect(grantMayCall(["campaigns"], { ...call, method: "GET" })).toBe(false);
  expect(grantMayCall(["campaigns"], { ...call, permission: "campaign.edit" })).toBe(true);
  expect(grantMayCall(["read"], { ...call, permission: "campaign.edit" })).toBe(false);
  expect(grantMayCall(["campaigns", "orders"], { ...call, permission: "cart.book" })).toBe(false);
  expect(grantMayCall(["money"], { ...call, permission: "cart.book" })).toBe(true);
  expect(grantMayCall(["read"], { ...call, scope: "read" })).toBe(true);
  expect(grantMayCall(["money"], { ...call, scope: "read" })).toBe(false);
});

test("R10.2 a scope that an operation names opens it; a read with one is open to readers too", () => {
  const report = { ...call, method: "GET", permission: "wallet.read", scope: "reports" } as const;
  expect([grantMayCall(["reports"], report), grantMayCall(["read"], report)]).toEqual([true, true]);
  expect(grantMayCall(["reports"], { ...call, method: "GET", permission: "wallet.read" })).toBe(false);
  const link = { ...call, permission: "affiliate.read", scope: "organization" } as const;
  expect([grantMayCall(["organization"], link), grantMayCall(["read"], link)]).toEqual([true, false]);
});

test("R10.2 paying for a publication asks for approve, and money is not enough", () => {
  expect(grantMayCall(["approve"], { ...call, permission: "order.pay" })).toBe(true);
  expect(grantMayCall(["money", "orders"], { ...call, permission: "order.pay" })).toBe(false);
});

test("R10.2 operators' calls ask for operator alone, and none opens what asks for a fresh proof", () => {
  const review = { ...call, operator: true };
  expect(grantMayCall(["operator"], review)).toBe(true);
  expect(
    grantMayCall(
      grantScopes.filter((scope) => scope !== "operator"),
      review,
    ),
  ).toBe(false);
  expect(grantMayCall(grantScopes, { ...review, freshProof: true })).toBe(false);
});

test("R10.2 no scope opens what is the person's alone, or what declares none", () => {
  expect(grantMayCall(grantScopes, { ...call, method: "GET", personal: "account" })).toBe(false);
  expect(grantMayCall(grantScopes, { ...call, personal: "keys", scope: "read" })).toBe(false);
  expect(grantMayCall(grantScopes, call)).toBe(false);
  expect(grantMayCall(grantScopes, { ...call, method: "GET", permission: "identity.verify" })).toBe(false);
  for (const permission of ["identity.verify", "organization.handOver", "organization.close", "toString", "operator"])
    expect([permission, grantMayCall(grantScopes, { ...call, permission })]).toEqual([permission, false]);
});
