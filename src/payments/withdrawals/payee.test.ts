import { expect, test } from "vitest";
import { isBic, isIban, maskedIban, plainIban } from "./payee.ts";

test.each([
  "DE89 3704 0044 0532 0130 00",
  "gb29 nwbk 6016 1331 9268 19",
  "FR14 2004 1010 0505 0001 3M02 606",
  "NO93 8601 1117 947",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  // Outside the SEPA area: the check digits decide.
  "AE07 0331 2345 6789 0123 456",
])("%s is an IBAN", (typed) => {
  expect(isIban(plainIban(typed))).toBe(true);
});

test.each([
  ["two digits that changed places", "DE89 3704 0044 0532 0103 00"],
  ["a digit too few", "DE89 3704 0044 0532 0130 0"],
  ["another country's length", "NO29 NWBK 6016 1331 9268 19"],
  ["no check digits", "DEXX 3704 0044 0532 0130 00"],
  ["nothing", ""],
])("an IBAN with %s is none", (_what, typed) => {
  expect(isIban(plainIban(typed))).toBe(false);
});

test("every single wrong digit of an IBAN is found", () => {
  const iban = "DE89370400440532013000";
  for (let index = 2; index < iban.length; index++)
    for (let digit = 0; digit < 10; digit++) {
      const changed = iban.slice(0, index) + digit + iban.slice(index + 1);
      expect(isIban(changed), changed).toBe(changed === iban);
    }
});

test("a BIC has eight or eleven characters, and a masked account tells its end alone", () => {
  expect(["COBADEFF", "COBADEFFXXX", "COBADEF", "C0BADEFF", "COBADEFFXX"].map(isBic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(maskedIban("DE89370400440532013000")).toBe("DE •••• 3000");
});
