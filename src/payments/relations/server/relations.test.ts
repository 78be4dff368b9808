import { expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anAdvertiserOf,
  anIdentityOf,
  anOperator,
  aPublisher,
  aPublisherOf,
  balances,
  credit,
  formatFields,
  openTrade,
  type Publisher,
} from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { verifyEverything } from "../../../cli/verify-ledger/verify-everything.ts";

const { byline, paul } = await openTrade();
const olga = await anOperator(byline, "olga@operator.example");
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

let pairs = 0;
/** An advertiser with money, and a publisher whom nothing ties to it yet. */
async function aPair(): Promise<{ ada: Advertiser; pia: Publisher }> {
  pairs += 1;
  const ada = await anAdvertiser(byline, `ada${pairs}`, 100_000);
  return { ada, pia: await aPublisher(byline, `pia${pairs}`) };
}
type Pair = Awaited<ReturnType<typeof aPair>>;

const join = (person: Person, organization: string) =>
  query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    person.id,
    organization,
  );
const fill = ({ person, cart }: Advertiser, format: string) => person.post(`/api/carts/${cart}/add`, { format });
const book = ({ person, cart }: Advertiser) => person.post(`/api/carts/${cart}/book`, {});
const offer = ({ person, campaign }: Advertiser, format: string) =>
  person.post("/api/offers", { campaign, format, priceCents: 5_000 });

const ties: [string, (pair: Pair) => Promise<unknown>][] = [
  ["a member", async ({ ada, pia }) => join(ada.person, pia.organization)],
  [
    "somebody with a role in one outlet",
    ({ ada, pia }) =>
      query(
        "INSERT INTO place_member (id, user_id, organization_id, media_project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 2)",
        ada.person.id,
        pia.organization,
        pia.media,
      ),
  ],
  [
    "a tax id, however it is written",
    async ({ ada, pia }) => {
      await ada.person.patch(`/api/organizations/${ada.organization}`, { taxId: "IE 1234567-FA" });
      await pia.person.patch(`/api/organizations/${pia.organization}`, { taxId: "ie1234567fa" });
    },
  ],
  [
    "a verified identity",
    async ({ ada, pia }) => {
      await anIdentityOf(byline, ada.organization, "approved");
      await anIdentityOf(byline, pia.organization, "approved");
    },
  ],
  [
    "a payout account",
    async ({ ada, pia }) => {
      for (const [index, organization] of [ada.organization, pia.organization].entries())
        await query(
          `WITH paid AS (INSERT INTO transaction (id, organization_id, type, status, amount_cents, description)
             VALUES (gen_random_uuid(), $1, 4, 3, 100, $2) RETURNING id)
           INSERT INTO withdrawal (id, organization_id, transaction_id, method, fee_cents, payee_key, created_by)
             SELECT gen_random_uuid(), $1, id, 'transfer', 0, 'the same account', gen_random_uuid() FROM paid`,
          organization,
          `Withdrawal ${index}`,
        );
    },
  ],
  [
    "a card",
    async ({ ada, pia }) => {
      for (const organization of [ada.organization, pia.organization])
        await query(
          `INSERT INTO auto_top_up (id, organization_id, provider, status, threshold_cents, amount_cents, day_maximum_cents, setup_id, card_key,
             agreed_by, agreed_at)
           VALUES (gen_random_uuid(), $1, 'sandbox', 'off', 100, 1000, 1000, gen_random_uuid(), 'the same card', gen_random_uuid(), now())`,
          organization,
        );
    },
  ],
  [
    "a card typed at checkout with a saved one",
    async ({ ada, pia }) => {
      await query(
        `WITH paid AS (INSERT INTO transaction (id, organization_id, type, status, amount_cents, description)
           VALUES (gen_random_uuid(), $1, 1, 3, 100, 'Top-up') RETURNING id)
         INSERT INTO top_up (id, organization_id, transaction_id, provider, payer_key, created_by)
           SELECT gen_random_uuid(), $1, id, 'stripe', 'the typed card', gen_random_uuid() FROM paid`,
        ada.organization,
      );
      await query(
        `INSERT INTO auto_top_up (id, organization_id, provider, status, threshold_cents, amount_cents, day_maximum_cents, setup_id, card_key,
           agreed_by, agreed_at)
         VALUES (gen_random_uuid(), $1, 'stripe', 'off', 100, 1000, 1000, gen_random_uuid(), 'the typed card', gen_random_uuid(), now())`,
        pia.organization,
      );
    },
  ],
  [
    "an account behind a provider's payouts",
    async ({ ada, pia }) => {
      for (const organization of [ada.organization, pia.organization])
        await query(
          "INSERT INTO provider_payee (organization_id, provider, account_key, requested_by) VALUES ($1, 'stripe', 'the same bank account', gen_random_uuid())",
          organization,
        );
    },
  ],
];

test.each(ties)(
  "R4.3 organizations that share %s can't trade: the cart says so, bookings, offers, answers and swaps are refused",
  async (_what, tie) => {
    const { ada, pia } = await aPair();
    const other = (await pia.person.post("/api/formats", { media: pia.media, ...otherFormat })).body.id;
    const { id: order } = await aBooking(ada, paul.formatId);
    const open = (await offer(ada, other)).body;
    expect(open.id).toBeTruthy();
    await fill(ada, pia.formatId);
    await tie({ ada, pia });
    const [line] = (await ada.person.get(`/api/carts/${ada.cart}`)).body.lines;
    expect(line.conflicts).toContain("related");
    const refused = { status: 409, body: { code: "related_organizations" } };
    expect(await book(ada)).toMatchObject(refused);
    expect(await ada.person.post(`/api/orders/${order}/swap`, { format: pia.formatId })).toMatchObject(refused);
    expect(await pia.person.post(`/api/offers/${open.id}/accept`, { version: 1 })).toMatchObject(refused);
    await ada.person.post(`/api/offers/${open.id}/withdraw`, {});
    expect(await offer(ada, other)).toMatchObject(refused);
  },
);

const otherFormat = { ...formatFields, formatType: "Advertorial" };

test("a tax field without a number ties nobody to anybody", async () => {
  const { ada, pia } = await aPair();
  await ada.person.patch(`/api/organizations/${ada.organization}`, { taxId: "none" });
  await pia.person.patch(`/api/organizations/${pia.organization}`, { taxId: "None" });
  await fill(ada, pia.formatId);
  expect((await book(ada)).status).toBe(201);
});

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
let codes = 0;
async function aVoucher(amountCents: number): Promise<string> {
  codes += 1;
  const code = `GIFT${codes}CODE`;
  const made = await olga.post("/api/vouchers", { code, amountCents, endsAt: tomorrow, redemptionsMax: 5 });
  expect(made.status).toBe(201);
  return code;
}
const redeem = async ({ person, organization }: Pick<Advertiser, "person" | "organization">, code: string) =>
  (await person.post("/api/voucher_redemptions", { organization, code })).body.outcome;
const anOldAccount = (organization: string) =>
  query("UPDATE organization SET created_at = now() - interval '31 days' WHERE id = $1", organization);

test("R10.0 a voucher counts per person, also of several organizations and at once, and per tax id", async () => {
  const code = await aVoucher(5_000);
  const eve = await byline.person("eve@many.example");
  const all = [
    await anAdvertiserOf(eve, "Eve One"),
    await anAdvertiserOf(eve, "Eve Two"),
    await anAdvertiserOf(eve, "Eve Three"),
  ];
  for (const { organization } of all) await anOldAccount(organization);
  const outcomes = await Promise.all(all.map((each) => redeem(each, code)));
  expect(outcomes.sort()).toEqual(["redeemed", "redeemedBefore", "redeemedBefore"]);
  const [one, two] = [await anAdvertiser(byline, "taxed1", 0), await anAdvertiser(byline, "taxed2", 0)];
  for (const { person, organization } of [one, two]) {
    await anOldAccount(organization);
    await person.patch(`/api/organizations/${organization}`, { taxId: "DE 811 907 980" });
  }
  expect([await redeem(one, code), await redeem(two, code)]).toEqual(["redeemed", "redeemedBefore"]);
});

test("R10.0 an account redeems once it is older than the operator's days, or has paid a top-up", async () => {
  const code = await aVoucher(5_000);
  const fay = await anAdvertiser(byline, "fay", 0);
  expect(await redeem(fay, code)).toBe("tooNew");
  const gus = await anAdvertiser(byline, "gus", 0);
  await query(
    `WITH paid AS (INSERT INTO transaction (id, organization_id, type, status, amount_cents, description)
       VALUES (gen_random_uuid(), $1, 1, 3, 1000, 'Top-up') RETURNING id)
     INSERT INTO top_up (id, organization_id, transaction_id, provider, created_by) SELECT gen_random_uuid(), $1, id, 'sandbox', $2 FROM paid`,
    gus.organization,
    gus.person.id,
  );
  expect(await redeem(gus, code)).toBe("redeemed");
  await anOldAccount(fay.organization);
  expect(await redeem(fay, code)).toBe("redeemed");
});

/** Books and approves, as if the page had been published meanwhile. */
async function complete(ada: Advertiser, formatId: string): Promise<string> {
  const { id } = await aBooking(ada, formatId);
  await query(
    "UPDATE publication_order SET status = 'published', published_at = now(), publication_url = 'https://example.com/a' WHERE id = $1",
    id,
  );
  expect((await ada.person.post(`/api/orders/${id}/approve`, {})).status).toBe(200);
  return id;
}
/** Earnings that vouchers paid, as the publisher and the operator read them. */
async function voucherLockOf({ person, organization }: Pick<Publisher, "person" | "organization">) {
  const own = (await person.get(`/api/wallets/${organization}`)).body;
  const record = (await olga.get(`/api/organization_records/${organization}`)).body;
  const { voucherLockedCents, voucherUnlockAt } = record;
  expect(own).toMatchObject({ voucherLockedCents, voucherUnlockAt });
  const days = voucherUnlockAt && Math.round((Date.parse(voucherUnlockAt) - Date.now()) / 86_400_000);
  return { voucherLockedCents, days };
}

const withdrawable = async ({ person, organization }: Pick<Publisher, "person" | "organization">) =>
  (await person.get(`/api/wallets/${organization}`)).body.withdrawableCents;

test("R4.3 what a voucher paid of an order is locked longer than the rest, as publisher and operator read it, and for good once both share somebody", async () => {
  const { ada, pia } = await aPair();
  await anOldAccount(ada.organization);
  // $40 of the $100 are a gift.
  expect(await redeem(ada, await aVoucher(4_000))).toBe("redeemed");
  const order = await complete(ada, pia.formatId);
  expect((await balances(pia.person, pia.organization)).earnings).toBe(8_500);
  expect(await withdrawable(pia)).toBe(0);
  const age = (days: number) =>
    Promise.all([
      query("UPDATE transaction SET created_at = now() - make_interval(days => $2) WHERE order_id = $1", order, days),
      query(
        "UPDATE voucher_earning SET created_at = now() - make_interval(days => $2) WHERE paid_for_id = $1",
        order,
        days,
      ),
    ]);
  expect(await voucherLockOf(pia)).toEqual({ voucherLockedCents: 3_400, days: 30 });
  await age(8);
  expect(await withdrawable(pia)).toBe(5_100);
  await age(31);
  expect(await withdrawable(pia)).toBe(8_500);
  expect(await voucherLockOf(pia)).toEqual({ voucherLockedCents: 0, days: null });
  await join(ada.person, pia.organization);
  expect(await withdrawable(pia)).toBe(5_100);
  expect(await voucherLockOf(pia)).toEqual({ voucherLockedCents: 3_400, days: null });
  // The months' sums hold the day of the posting.
  await age(0);
});

test("R3.2 a person owns so many organizations and no more, also when they ask for all at once", async () => {
  await query("UPDATE operator_setting SET organizations_max = 3");
  const hal = await byline.person("hal@many.example");
  const asked = Array.from({ length: 6 }, (_, index) =>
    hal.post("/api/organizations", { name: `Hal ${index}`, kind: "agency" }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  await query("UPDATE operator_setting SET organizations_max = 10");
});

test("the books hold after all of it", async () => {
  const rich = await aPublisherOf(await byline.person("rich@publisher.example"), "rich");
  const ivy = await anAdvertiser(byline, "ivy", 0);
  await credit(byline, ivy.organization, 50_000);
  await complete(ivy, rich.formatId);
  await tamper(
    byline,
    "DELETE FROM withdrawal; DELETE FROM top_up; DELETE FROM transaction WHERE posting_id IS NULL AND status = 3",
  );
  expect((await verifyEverything(byline.database.pool)).problems).toEqual([]);
});
