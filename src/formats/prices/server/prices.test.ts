import { expect, test } from "vitest";
import { aPublisher, formatFields, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();
const pia = await aPublisher(byline, "pia");
const { pool } = byline.database;

const second = (
  await paul.person.post("/api/formats", {
    media: paul.media,
    ...formatFields,
    formatType: "Advertorial",
    priceCents: 20_000,
  })
).body.id as string;
const draft = (await paul.person.post("/api/formats/drafts", { media: paul.media, formatType: "Paid News" })).body
  .id as string;

const save = (prices: object[], person = paul.person) => person.post("/api/format_prices/save", { prices });
const priceOf = async (id: string) =>
  (await pool.query("SELECT price_cents AS price, version FROM format WHERE id = $1", [id])).rows[0];

test("R3.8 a publisher reads the prices of all formats that they may edit, with the sales of each outlet", async () => {
  const { body } = await paul.person.get(`/api/format_prices?organization=${paul.organization}`);
  expect(body["hydra:member"].map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [paul.formatId, second, draft].toSorted(),
  );
  await pool.query(
    `INSERT INTO trade_month (organization_id, side, month, place_id, amount_cents, order_count)
     VALUES ($1, 'publisher', date_trunc('month', now())::date, $2, 30000, 3), ($1, 'publisher', (now() - interval '2 years')::date, $2, 500, 4)`,
    [paul.organization, paul.media],
  );
  expect((await paul.person.get(`/api/format_prices/${second}`)).body).toMatchObject({ sales: 3, priceCents: 20_000 });
  expect((await ada.person.get("/api/format_prices")).body["hydra:member"]).toEqual([]);
});

test("R3.8 prices are saved together; a listed format gets a new version, a draft none, and what is equal stays", async () => {
  const before = await priceOf(paul.formatId);
  const { status, body } = await save([
    { format: paul.formatId, priceCents: 10_500, seenCents: 10_000 },
    { format: draft, priceCents: 7_000, seenCents: 0 },
    { format: second, priceCents: 20_000, seenCents: 20_000 },
  ]);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await priceOf(paul.formatId)).toEqual({ price: 10_500, version: before.version + 1 });
  expect(await priceOf(draft)).toEqual({ price: 7_000, version: 1 });
  expect((await priceOf(second)).version).toBe(1);
  const { rows } = await pool.query("SELECT verb, message FROM event WHERE subject_id = $1 AND verb = 'change'", [
    paul.formatId,
  ]);
  expect(rows).toEqual([{ verb: "change", message: `Version ${before.version + 1}` }]);
});

test("R3.8 one refused row saves none, and each refused row is named", async () => {
  const { status, body } = await save([
    { format: second, priceCents: 21_000, seenCents: 20_000 },
    { format: paul.formatId, priceCents: 11_000, seenCents: 10_000 },
    { format: second, priceCents: 22_000, seenCents: 20_000 },
  ]);
  expect(status).toBe(422);
  expect(body.violations).toMatchObject([
    { propertyPath: "prices[1].priceCents", message: "The price changed meanwhile: it is $105.00 now." },
    { propertyPath: "prices[2].priceCents" },
  ]);
  expect((await priceOf(second)).price).toBe(20_000);
});

test("R6.3 another publisher's formats are not there", async () => {
  expect((await save([{ format: pia.formatId, priceCents: 1_000, seenCents: 10_000 }])).status).toBe(404);
  expect((await save([{ format: crypto.randomUUID(), priceCents: 1_000, seenCents: 0 }])).status).toBe(404);
});
