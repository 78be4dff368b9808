import { expect, test } from "vitest";
import { documentsOf, gapsOf, type IdentityDetails, isSameName } from "./identity.ts";

const told: IdentityDetails = {
  kind: "company",
  legalName: "Quill GmbH",
  country: "DE",
  address: "1 Press Lane",
  birthDate: null,
  registerNumber: "HRB 1",
};

test("R3.15 a company shows who acts for it and its register, a person a passport or an ID card", () => {
  expect(documentsOf("person")).toEqual(["identity", "identityBack"]);
  expect(documentsOf("company")).toEqual(["identity", "identityBack", "register"]);
  expect(gapsOf(told, ["identity", "register"])).toEqual([]);
  expect(gapsOf(told, ["identity"]).map(({ propertyPath }) => propertyPath)).toEqual(["register"]);
  expect(gapsOf({ ...told, kind: "person" }, ["identity"]).map(({ propertyPath }) => propertyPath)).toEqual([
    "birthDate",
  ]);
});

test.each([
  ["Greta Lind", "LIND, Greta", true],
  ["Inés Calvo", "Ines Calvo", true],
  ["Quill Media Group GmbH", "Quill Media Group", true],
  ["Quill Media Ltd.", "Quill Media", true],
  ["Greta Lind", "Greta Lindqvist", false],
  ["Greta Lind", "Greta Maria Lind", false],
  ["GmbH", "Ltd", false],
])("a payee is who was verified, however a bank writes it: %s and %s is %s", (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
