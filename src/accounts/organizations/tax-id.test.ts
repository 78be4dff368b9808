import { expect, test } from "vitest";
import { isVatId } from "./tax-id.ts";

test.each([
  ["DE", "DE123456788", true],
  ["DE", "DE 123 456 788", true],
  ["DE", "DE123456789", false],
  ["DE", "none", false],
  ["DE", "", false],
  ["DE", "12/345/67890", false],
  ["IE", "IE1234567FA", true],
  ["IE", "DE123456788", false],
  ["GR", "EL094259216", true],
  ["GB", "GB980780684", true],
  ["US", "12-3456789", false],
  ["", "DE123456788", false],
])("R3.2 in %s a tax id %j is a VAT id: %s", (country, taxId, isOne) => {
  expect(isVatId(country, taxId)).toBe(isOne);
});
