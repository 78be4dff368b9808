import { expect, test } from "vitest";
import { organizationRoles } from "../actor.ts";
import { assignablePlaceRoles, assignableRoles, maskedAddress } from "./members.ts";

test("R6.3 the owner changes every role, the admin those of managers and viewers, nobody else any", () => {
  const changeable = (own: (typeof organizationRoles)[number]) =>
    organizationRoles.filter((theirs) => assignableRoles(own, theirs).length > 0);
  expect(changeable("OWNER")).toEqual(organizationRoles);
  expect(changeable("ADMIN")).toEqual(["MANAGER", "VIEWER"]);
  expect(changeable("MANAGER")).toEqual([]);
  expect(changeable("VIEWER")).toEqual([]);
});

test("R6.3 nobody gives a role above their own", () => {
  expect(assignableRoles("ADMIN", "VIEWER")).toEqual(["ADMIN", "MANAGER", "VIEWER"]);
  expect(assignableRoles(undefined, "VIEWER")).toEqual([]);
  expect([0, 1, 2, undefined].map((own) => assignablePlaceRoles(own as 0))).toEqual([[0, 1, 2], [], [], []]);
});

test.each([
  ["ada@advertiser.example", "a•••@a•••.example"],
  ["b@mail.co.uk", "b•••@m•••.uk"],
  ["c@localhost", "c•••@l•••"],
])("%s is shown as %s to who may not know it", (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});
