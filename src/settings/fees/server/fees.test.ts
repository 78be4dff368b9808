import { expect, test } from "vitest";
import { aBooking, anOperator, aPublisher, openTrade, type Publisher } from "../../../../test/scene.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { settingsId } from "../../settings-id.ts";

const { byline, ada, paul } = await openTrade();
const today = new Date().toISOString().slice(0, 10);
const later = "2126-01-01";

const olga = await anOperator(byline, "olga@operator.example");
const quinn = await aPublisher(byline, "quinn");
await quinn.person.patch(`/api/organizations/${quinn.organization}`, { billingCountry: "DE" });

const agree = (fields: object) => olga.post("/api/fee_agreements", { startsOn: today, ...fields });
const feeOf = async ({ person, organization }: Publisher) => (await person.get(`/api/fees/${organization}`)).body;
const bookedFee = async (publisher: Publisher): Promise<number> => {
  const { id } = await aBooking(ada, publisher.formatId);
  const { rows } = await byline.database.pool.query(
    "SELECT fee_basis_points AS fee FROM publication_order WHERE id = $1",
    [id],
  );
  return rows[0].fee;
};
const mailsTo = async (email: string) => {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->>'subject' AS subject, letter->'paragraphs' AS paragraphs FROM mail WHERE recipient = $1 AND letter->>'subject' LIKE 'The service fee%' ORDER BY created_at, id",
    [email],
  );
  return rows;
};

test("R10.10 the fee of the settings holds for everybody; a change of it is told to publishers with its day and an example", async () => {
  expect(await feeOf(paul)).toMatchObject({ feeBasisPoints: 1_500, nextFeeBasisPoints: null, nextFeeOn: null });
  await olga.patch(`/api/settings/${settingsId}`, { feeBasisPoints: 1_600 });
  expect(await bookedFee(paul)).toBe(1_600);
  const [mail] = await mailsTo(paul.person.email);
  expect(mail).toEqual({
    subject: `The service fee changes to 16% on ${dayInWords(today)}`,
    paragraphs: [
      `From ${today} (UTC) on the service fee of new orders is 16% instead of 15%.`,
      "For an order of $100.00 you earn $84.00 instead of $85.00. Orders that are booked before keep their fee.",
    ],
  });
  expect(await mailsTo(ada.person.email)).toEqual([]);
});

test("R10.10 a country's fee goes before the settings', a publisher's own before both, each from its day on", async () => {
  const ofCountry = (await agree({ country: "DE", feeBasisPoints: 1_200 })).body;
  expect([await bookedFee(quinn), await bookedFee(paul)]).toEqual([1_200, 1_600]);
  const own = (await agree({ organization: quinn.organization, feeBasisPoints: 0, startsOn: later })).body;
  expect(own).toMatchObject({ organizationName: "quinn Media", country: null, startsOn: later });
  expect(await feeOf(quinn)).toMatchObject({ feeBasisPoints: 1_200, nextFeeBasisPoints: 0, nextFeeOn: later });
  expect(await bookedFee(quinn)).toBe(1_200);
  await agree({ organization: quinn.organization, feeBasisPoints: 900 });
  expect(await bookedFee(quinn)).toBe(900);
  await olga.call("DELETE", `/api/fee_agreements/${own.id}`);
  await olga.call("DELETE", `/api/fee_agreements/${ofCountry.id}`);
  expect(await feeOf(quinn)).toMatchObject({ feeBasisPoints: 900, nextFeeOn: null });
  const told = (await mailsTo(quinn.person.email)).map(({ subject }) => subject);
  expect(told).toEqual([
    `The service fee changes to 16% on ${dayInWords(today)}`,
    `The service fee changes to 12% on ${dayInWords(today)}`,
    `The service fee changes to 0% on ${dayInWords(later)}`,
    `The service fee changes to 9% on ${dayInWords(today)}`,
    expect.stringContaining("The service fee changes to 9%"),
  ]);
  expect((await olga.get("/api/audit_events?kind=fee")).body["hydra:totalItems"]).toBe(5);
});

test("an offer shows the fee that its order would have, and an order keeps the one that it was booked with", async () => {
  expect(await feeOf(quinn)).toMatchObject({ feeBasisPoints: 900 });
  const { body: offer } = await ada.person.post("/api/offers", {
    campaign: ada.campaign,
    format: quinn.formatId,
    priceCents: 10_000,
  });
  expect((await quinn.person.get(`/api/offers/${offer.id}`)).body).toMatchObject({
    feeCents: 900,
    earningsCents: 9_100,
  });
  await quinn.person.post(`/api/offers/${offer.id}/accept`, { version: 1 });
  await agree({ organization: paul.organization, feeBasisPoints: 5_000 });
  expect((await ada.person.get(`/api/orders/${offer.id}`)).body).toMatchObject({ feeBasisPoints: 900 });
});

test("a fee of a passed day, of nobody, of two, twice on a day, or above half is refused", async () => {
  const wrong = [
    { country: "FR", feeBasisPoints: 100, startsOn: "2020-01-01" },
    { feeBasisPoints: 100 },
    { country: "FR", organization: paul.organization, feeBasisPoints: 100 },
    { organization: paul.organization, feeBasisPoints: 100 },
    { organization: crypto.randomUUID(), feeBasisPoints: 100 },
    { country: "FR", feeBasisPoints: 5_001 },
  ];
  for (const fields of wrong) expect((await agree(fields)).status, JSON.stringify(fields)).toBe(422);
  expect((await paul.person.get("/api/fee_agreements")).status).toBe(403);
  expect((await ada.person.get(`/api/fees/${paul.organization}`)).status).toBe(404);
});

test("R1.10 an operator sets no fee of a publisher that they belong to, neither by itself nor by its country", async () => {
  const rita = await aPublisher(byline, "rita");
  await rita.person.patch(`/api/organizations/${rita.organization}`, { billingCountry: "PT" });
  const made = (await agree({ organization: rita.organization, feeBasisPoints: 1_400 })).body;
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    [olga.id, rita.organization],
  );
  const own = { status: 409, body: { code: "own_organization" } };
  expect(await agree({ organization: rita.organization, feeBasisPoints: 0, startsOn: later })).toMatchObject(own);
  expect(await agree({ country: "PT", feeBasisPoints: 0 })).toMatchObject(own);
  expect(await olga.call("DELETE", `/api/fee_agreements/${made.id}`)).toMatchObject(own);
  expect(await feeOf(rita)).toMatchObject({ feeBasisPoints: 1_400, nextFeeOn: null });
  expect((await agree({ country: "ES", feeBasisPoints: 1_000 })).status).toBe(201);
});
