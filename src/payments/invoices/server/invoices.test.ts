import { describe, expect, test } from "vitest";
import { anAdvertiser } from "../../../../test/scene.ts";
import { takeBackOrder } from "../../../orders/money/server/post-refund.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { oweRefund, payWhatIsOwed } from "../../../wallet/server/commands/refund-debts.ts";
import { openInvoices } from "./test-support.ts";

const { byline, ada, paul, olga, describeBuyer, choose, aPayment, postingOf, settled, documentsOf, filed } =
  await openInvoices();

describe("R3.14 a settled order", () => {
  test("as principal: the operator invoices the client, and itself in the publisher's name, without a fee", async () => {
    const { orderId, postingId, number } = await aPayment();
    await settled(postingId);
    expect(await documentsOf(ada, orderId)).toMatchObject([
      {
        kind: "invoice",
        grossCents: 11_900,
        netCents: 10_000,
        taxCents: 1_900,
        discountCents: 0,
        rateBasisPoints: 1_900,
        orderNumber: number,
        creditsNumber: null,
        isReverseCharge: false,
        sellerOrganization: null,
        seller: { name: "Quay Markets Ltd", country: "IE" },
        buyer: { name: "Ada Media GmbH", country: "DE", taxId: "" },
      },
    ]);
    const documents = await documentsOf(paul, orderId);
    expect(documents).toMatchObject([
      {
        kind: "selfBilledInvoice",
        sellerOrganization: `/api/organizations/${paul.organization}`,
        grossCents: 10_115,
        taxCents: 0,
        seller: { name: "paul Media" },
        buyer: { name: "Quay Markets Ltd" },
      },
    ]);
    expect(await filed(documents[0].id, paul.person)).toContain("Self-billing: issued by the recipient");
  });

  test("as agent: one invoice in the publisher's name that both sides read, and the fee's, with tax on the fee alone", async () => {
    await choose("agent");
    await paul.person.patch(`/api/organizations/${paul.organization}`, { billingCountry: "DE", taxId: "DE136695976" });
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const [invoice, ...rest] = await documentsOf(ada, orderId);
    expect([invoice, ...rest]).toMatchObject([
      { kind: "publisherInvoice", taxCents: 1_900, seller: { name: "paul Media" }, buyer: { name: "Ada Media GmbH" } },
    ]);
    const documents = await documentsOf(paul, orderId);
    expect(documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["feeInvoice", "publisherInvoice"]);
    expect(documents).toContainEqual(expect.objectContaining({ kind: "feeInvoice", grossCents: 1_785, taxCents: 0 }));
    expect(await filed(invoice.id, paul.person)).toContain("Issued in the name and on behalf of the seller.");
    await paul.person.patch(`/api/organizations/${paul.organization}`, { billingCountry: "", taxId: "" });
  });

  test("before the operator chooses: receipts that say that they are without tax", async () => {
    await choose("undecided");
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const receipts = [...(await documentsOf(ada, orderId)), ...(await documentsOf(paul, orderId))];
    expect(receipts).toMatchObject([
      { kind: "receipt", grossCents: 11_900, taxCents: 0 },
      { kind: "feeReceipt", grossCents: 1_785, taxCents: 0 },
    ]);
    const text = await filed(receipts[0].id, ada.person);
    expect(text).toContain("This is a receipt without tax, and no invoice.");
    expect(text).not.toContain("Tax rate");
  });

  test("contains no tax for a company abroad, and says who accounts for it", async () => {
    await describeBuyer({ taxId: "DE123456788" });
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const [invoice] = await documentsOf(ada, orderId);
    expect(invoice).toMatchObject({ netCents: 11_900, taxCents: 0, isReverseCharge: true });
    const text = await filed(invoice.id, ada.person);
    for (const said of [invoice.number, "Quay Markets Ltd", "Dublin", "Germany", "DE123456788", "Reverse charge"])
      expect(text).toContain(said);
  });

  test.each(["none", "DE123456789", "IE1234567FA"])(
    "contains its country's tax for a company abroad whose tax id is %s, and the company is told",
    async (taxId) => {
      await describeBuyer({ taxId });
      expect((await ada.person.get(`/api/organizations/${ada.organization}`)).body).toMatchObject({
        taxId,
        hasVatId: false,
      });
      const { orderId, postingId } = await aPayment();
      await settled(postingId);
      expect(await documentsOf(ada, orderId)).toMatchObject([{ taxCents: 1_900, isReverseCharge: false }]);
    },
  );

  test("is invoiced for what was paid of it, and once, however often it is looked at and at once", async () => {
    const { orderId, postingId } = await aPayment(1_900);
    await Promise.all(Array.from({ length: 20 }, () => settled(postingId)));
    const documents = await documentsOf(ada, orderId);
    expect(documents).toMatchObject([{ grossCents: 10_000 }]);
  });
});

test("R3.14 money that comes back is credited to its documents, with their parties, tax and model", async () => {
  const order = await aPayment();
  await settled(order.postingId);
  await describeBuyer({ billingName: "Renamed GmbH", taxId: "DE1" });
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Renamed Ltd" });
  await choose("agent");
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Quay Markets Ltd" });
  const [credit, invoice] = await documentsOf(ada, order.orderId);
  expect(credit).toMatchObject({
    kind: "creditNote",
    grossCents: 11_900,
    taxCents: 1_900,
    creditsNumber: invoice.number,
  });
  expect([credit.seller, credit.buyer]).toEqual([invoice.seller, invoice.buyer]);
  expect((await documentsOf(paul, order.orderId)).map(({ kind }: { kind: string }) => kind)).toEqual([
    "selfBilledCreditNote",
    "selfBilledInvoice",
  ]);
});

test("R3.14 credit notes of one invoice add up to its net and tax, and each is printed as it stands", async () => {
  const order = await aPayment(1_900);
  await settled(order.postingId);
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 3_216, isWhole: false }));
  await settled(await postingOf(order.orderId, "take_back"));
  await byline.database.transaction(async (tx) => {
    await oweRefund(tx, order, 4_999);
    await payWhatIsOwed(tx, paul.organization);
  });
  await settled(await postingOf(order.orderId, "pay_owed"));
  const [last, first, invoice] = await documentsOf(ada, order.orderId);
  expect([invoice, first, last]).toMatchObject([
    { kind: "invoice", grossCents: 10_000, netCents: 8_403, taxCents: 1_597 },
    { kind: "creditNote", grossCents: 5_001, netCents: 4_203, taxCents: 798 },
    { kind: "creditNote", grossCents: 4_999, netCents: 4_200, taxCents: 799 },
  ]);
  expect(await filed(last.id, ada.person)).not.toContain("$42.01");
});

test("R3.14 a voucher's share is a discount on the invoice, and no more is credited than was paid", async () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  await olga.post("/api/vouchers", { code: "HARBOR", amountCents: 1_900, endsAt, redemptionsMax: 5 });
  await byline.database.pool.query("UPDATE operator_setting SET voucher_account_days = 0");
  const una = await anAdvertiser(byline, "una", 10_000);
  const redeemed = await una.person.post("/api/voucher_redemptions", {
    organization: una.organization,
    code: "HARBOR",
  });
  expect(redeemed.body.outcome).toBe("redeemed");
  const order = await aPayment(0, una);
  await settled(order.postingId);
  const [invoice] = await documentsOf(una, order.orderId);
  expect(invoice).toMatchObject({ kind: "invoice", discountCents: 1_900, grossCents: 10_000 });
  const text = await filed(invoice.id, una.person);
  for (const said of ["$119.00", "Discount: voucher", "-$19.00", "$100.00"]) expect(text).toContain(said);
  expect(await documentsOf(paul, order.orderId)).toMatchObject([{ grossCents: 10_115, discountCents: 0 }]);
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  expect((await documentsOf(una, order.orderId))[0]).toMatchObject({
    kind: "creditNote",
    discountCents: 1_900,
    grossCents: 10_000,
  });
});

test("R1.10 the operator chooses once: with the first document the model stays, also for those who issue at once", async () => {
  await choose("undecided");
  const decide = (billingModel: string) => olga.patch(`/api/settings/${settingsId}`, { billingModel });
  const { orderId, postingId } = await aPayment();
  await Promise.all([decide("agent"), ...Array.from({ length: 10 }, () => settled(postingId))]);
  const kinds = (await documentsOf(paul, orderId)).map(({ kind }: { kind: string }) => kind).toSorted();
  expect([["feeReceipt"], ["feeInvoice", "publisherInvoice"]]).toContainEqual(kinds);
  expect((await decide("principal")).status).toBe(kinds.length === 1 ? 200 : 422);
  await choose("agent");
  await settled((await aPayment()).postingId);
  expect((await decide("principal")).body.violations).toMatchObject([
    { propertyPath: "billingModel", code: "billing_model_followed" },
  ]);
  expect((await decide("agent")).status).toBe(200);
  expect((await olga.get(`/api/settings/${settingsId}`)).body.billingModelSince).not.toBe(null);
});
