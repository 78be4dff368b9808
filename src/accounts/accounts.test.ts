import { expect, test } from "vitest";
import { organizationRoles } from "./actor.ts";
import { organizationInput } from "./organizations/contract.ts";
import { permissions, roleMay } from "./permissions.ts";

test("R6.3 a stronger role may all that a weaker one may", () => {
  for (const permission of Object.keys(permissions) as (keyof typeof permissions)[]) {
    const allowed = organizationRoles.map((role) => roleMay(role, permission));
    expect([permission, allowed]).toEqual([permission, [...allowed].sort((one, other) => Number(other) - Number(one))]);
    expect(roleMay("OWNER", permission)).toBe(true);
  }
});

test("R6.3 a viewer reads, a manager books, an admin tops up and sets prices", () => {
  expect(["cart.book", "wallet.read", "order.write"].map((each) => roleMay("VIEWER", each as "cart.book"))).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    ["cart.book", "order.answer", "wallet.topUp", "format.edit"].map((each) => roleMay("MANAGER", each as "cart.book")),
  ).toEqual([true, true, false, false]);
  expect(["wallet.topUp", "format.edit"].map((each) => roleMay("ADMIN", each as "cart.book"))).toEqual([true, true]);
});

test.each([
  [{ kind: "agency" }, "Required"],
  [{ name: "", kind: "agency" }, "Required"],
  [{ name: "123", kind: "agency" }, "Can't contain only numbers"],
  [{ name: "Byline", kind: "agency" }, "This organization name is not allowed"],
  [{ name: "x".repeat(81), kind: "agency" }, "Can't be more than 80 symbols"],
  [{ name: "Marlow" }, "Make a choice to continue"],
  [{ name: "Marlow", kind: "circus" }, "Wrong value"],
  [{ name: "Marlow", kind: "agency", extra: 1 }, "Unknown field"],
])("R5.1 %j is refused with %j", (input, message) => {
  expect(organizationInput.safeParse(input).error?.issues[0]?.message).toBe(message);
});
