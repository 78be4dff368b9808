import { expect, test } from "vitest";
import { bookedCents, creditOf, invoiceKinds, issuedBy, kindsOfInvoice } from "./invoice.ts";

test("each model sells an order once: no two of its documents are about the same money, and each can be credited", () => {
  for (const [model, kinds] of Object.entries(issuedBy)) {
    const abouts = kinds.map((kind) => kindsOfInvoice[kind].about);
    expect(new Set(abouts).size, model).toBe(kinds.length);
    expect(abouts.includes("fee") && abouts.includes("earnings"), model).toBe(false);
    for (const kind of kinds) expect(kindsOfInvoice[creditOf(kind)]).toMatchObject({ credits: kind });
  }
  expect(issuedBy.principal).not.toContain("feeInvoice");
  for (const kind of issuedBy.undecided) expect(kindsOfInvoice[kind].isTaxed).toBe(false);
});

test("every series of numbers belongs to one kind", () => {
  expect(new Set(invoiceKinds.map((kind) => kindsOfInvoice[kind].series)).size).toBe(invoiceKinds.length);
});

test("a document and its credit are booked as nothing together", () => {
  for (const kind of [...issuedBy.agent, ...issuedBy.principal, ...issuedBy.undecided])
    expect(bookedCents(kind, 119_00) + bookedCents(creditOf(kind), 119_00)).toBe(0);
  expect(bookedCents("creditNote", 0)).toBe(0);
});
