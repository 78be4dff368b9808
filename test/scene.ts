import { afterAll } from "vitest";
import { adjustBalance } from "../src/operator/adjustments/server/post-adjustment.ts";
import { creditTopUp } from "../src/payments/top-ups/postings.ts";
import { type Evidence, nothingFound } from "../src/proof/evidence.ts";
import { post } from "../src/wallet/server/commands/post.ts";
import { formatFields } from "./scenes/format-fields.ts";
import { openListeningServer, openTestServer, type Person, type TestServer, type TestServerOptions } from "./server.ts";

export { formatFields };

export const mediaFields = (name: string, domain: string) => ({
  name,
  url: `https://${domain}/`,
  mediaType: "News Media",
  languages: ["en"],
  countries: ["US"],
  topics: ["Business"],
});

/** A publisher with one medium and one format, made through the API. */
export const aPublisher = async (byline: TestServer, name: string, format: Record<string, unknown> = {}) =>
  aPublisherOf(await byline.person(`${name}@publisher.example`), name, format);

/** The same for an existing person. */
export async function aPublisherOf(person: Person, name: string, format: Record<string, unknown> = {}) {
  const organization = (await created(person.post("/api/organizations", { name: `${name} Media`, kind: "publisher" })))
    .id as string;
  const domain = `${name}.example`;
  const media = (await created(person.post("/api/media", { organization, ...mediaFields(`${name} Gazette`, domain) })))
    .id as string;
  const formatId = (await created(person.post("/api/formats", { media, ...formatFields, ...format }))).id as string;
  return { person, organization, media, formatId, domain };
}

/** An advertiser with organization, project and campaign, and a balance in cents. */
export async function anAdvertiser(byline: TestServer, name: string, balanceCents: number) {
  const advertiser = await anAdvertiserOf(await byline.person(`${name}@advertiser.example`), name);
  if (balanceCents > 0) await credit(byline, advertiser.organization, balanceCents);
  return advertiser;
}

/** The same for an existing person, without a balance. */
export async function anAdvertiserOf(person: Person, name: string) {
  const organization = (await created(person.post("/api/organizations", { name: `${name} Agency`, kind: "agency" })))
    .id as string;
  const campaigns = await person.get(`/api/campaigns?organization=${organization}`);
  const campaign = campaigns.body["hydra:member"][0].id as string;
  const cart = (await created(person.post("/api/carts", { campaign }))).id as string;
  return { person, organization, campaign, cart };
}

export type Trade = { byline: TestServer; ada: Advertiser; paul: Publisher };
export type TradeOptions = TestServerOptions & {
  balanceCents?: number;
  format?: Record<string, unknown>;
  /** At an address of its own, as `openListeningServer`. */
  listens?: boolean;
};

/** Ada books from $10,000.00, Paul sells at $100.00, on their own installation, which closes after the file's tests. */
export async function openTrade({
  balanceCents = 1_000_000,
  format,
  listens = false,
  ...options
}: TradeOptions = {}): Promise<Trade> {
  const byline = listens ? (await openListeningServer(options.env)).byline : await openTestServer(options);
  afterAll(() => byline.close());
  return {
    byline,
    ada: await anAdvertiser(byline, "ada", balanceCents),
    paul: await aPublisher(byline, "paul", format),
  };
}

/** Cents. */
export async function credit(byline: TestServer, organizationId: string, amountCents: number): Promise<void> {
  await byline.database.transaction((tx) =>
    post(tx, [creditTopUp({ topUpId: crypto.randomUUID(), organizationId, amountCents })]),
  );
}

export type Advertiser = Awaited<ReturnType<typeof anAdvertiser>>;
export type Publisher = Awaited<ReturnType<typeof aPublisher>>;

/** Returns the order. */
export async function aBooking({ person, cart }: Advertiser, formatId: string, choice: Record<string, unknown> = {}) {
  await created(person.post(`/api/carts/${cart}/add`, { format: formatId, ...choice }), 200);
  const booked = await created(person.post(`/api/carts/${cart}/book`, {}));
  return booked["hydra:member"][0];
}

export const goodText = {
  title: "Nimbus opens a roastery",
  content:
    '<p>Nimbus Coffee opens its first roastery. Read more at <a href="https://nimbus.example/roastery">the roastery</a>.</p>',
};

export async function balances(person: Person, organization: string) {
  const { body } = await person.get(`/api/wallets/${organization}`);
  return { available: body.availableCents, held: body.heldCents, earnings: body.earningsCents };
}

async function created(answer: ReturnType<Person["post"]>, status = 201) {
  const { status: got, body } = await answer;
  if (got !== status) throw new Error(`expected ${status}, got ${got}: ${JSON.stringify(body)}`);
  return body;
}

export async function aDisputeBy(byline: TestServer, orderId: string, party: string): Promise<void> {
  await byline.database.pool.query(
    "INSERT INTO dispute (id, order_id, opened_by, is_after_completion) VALUES ($1, $1, $2, false)",
    [orderId, party],
  );
  await byline.database.pool.query(
    "INSERT INTO dispute_story (dispute_id, party, text, links, images) VALUES ($1, $2, 'Mine', '{}', '{}')",
    [orderId, party],
  );
}

export const failure = "The page answers 404.";

/** Publishes an order at a returned address, with a failed check. */
export async function aFailedLookAt(byline: TestServer, orderId: string): Promise<string> {
  const url = "https://paul.example/gone";
  const evidence = { ...nothingFound(url), problems: [failure] };
  await byline.database.pool.query("UPDATE publication_order SET publication_url = $2 WHERE id = $1", [orderId, url]);
  await byline.database.pool.query(
    "INSERT INTO link_check (id, order_id, passed, evidence) VALUES (gen_random_uuid(), $1, false, $2)",
    [orderId, evidence],
  );
  return url;
}

/** Returns the check's id. */
export async function aPassedLookAt(byline: TestServer, orderId: string): Promise<string> {
  const url = "https://paul.example/roastery";
  const evidence = {
    ...nothingFound(url),
    finalUrl: url,
    httpStatus: 200,
    reachable: true,
    robotsTxt: "allows",
    textShare: 1,
    problems: [],
  } satisfies Evidence;
  const { rows } = await byline.database.pool.query(
    "INSERT INTO link_check (id, order_id, passed, evidence) VALUES (gen_random_uuid(), $1, true, $2) RETURNING id",
    [orderId, evidence],
  );
  return rows[0].id as string;
}

/** A future day, `YYYY-MM-DD`, that both sides of an order could agree on. */
export const dayAhead = (days = 60): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Claims a lost publication whatever the order's status. Returns the claim's id. */
export async function aClaimOf(byline: TestServer, orderId: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    "INSERT INTO claim (id, order_id, problems, due_at) VALUES (gen_random_uuid(), $1, '{Gone}', now()) RETURNING id",
    [orderId],
  );
  return rows[0].id;
}

/** Stands in for a refund that a provider reported. Returns its id. */
export async function aChargebackOf(byline: TestServer, topUpId: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `INSERT INTO chargeback (id, top_up_id, provider, reference, kind, status, amount_cents)
     VALUES (gen_random_uuid(), $1, 'sandbox', gen_random_uuid(), 'refund', 'final', 500) RETURNING id`,
    [topUpId],
  );
  return rows[0].id as string;
}

/** Returns the extra's id. */
export async function anExtraOf(byline: TestServer, orderId: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `INSERT INTO order_extra (id, order_id, kind, name, note, price_cents, proposed_by, status, held_cents)
     VALUES (gen_random_uuid(), $1, 'custom', 'A second picture', '', 500, 'publisher', 'open', 0) RETURNING id`,
    [orderId],
  );
  return rows[0].id as string;
}

export async function anImageOf(byline: TestServer, orderId: string): Promise<string> {
  const { rows } = await byline.database.pool.query<{ id: string }>(
    `WITH file AS (
       INSERT INTO stored_file (id, use, name, content_type, bytes) VALUES (gen_random_uuid(), 'text', 'harbor.png', 'image/png', 70) RETURNING id)
     INSERT INTO order_image (order_id, file_id) SELECT $1, id FROM file RETURNING file_id AS id`,
    [orderId],
  );
  if (!rows[0]) throw new Error("no image was written");
  return rows[0].id;
}

/** Stands in for an accepted offer of the format. Returns the agreed price's id. */
export async function anAgreedPriceOf(byline: TestServer, formatId: string, organizationId: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '90 days', $1, $2, 4600) RETURNING id",
    [organizationId, formatId],
  );
  return rows[0].id;
}

export async function aBriefOf(byline: TestServer, orderId: string, brief = "A roastery opens"): Promise<string> {
  const { rows } = await byline.database.pool.query(
    "INSERT INTO brief_version (id, order_id, brief) VALUES (gen_random_uuid(), $1, $2) RETURNING id",
    [orderId, brief],
  );
  return rows[0].id as string;
}

/** Cents. */
export const spendEarnings = (byline: TestServer, organizationId: string, amountCents: number): Promise<void> =>
  byline.database.transaction((tx) =>
    adjustBalance(tx, {
      adjustmentId: crypto.randomUUID(),
      organizationId,
      account: "earnings",
      amountCents: -amountCents,
      reason: "Spent",
    }),
  );

export async function anOperator(byline: TestServer, email: string): Promise<Person> {
  const person = await byline.person(email);
  await person.get(`/api/client_users/${person.id}`);
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [person.id]);
  return person;
}

/** Returns the file's path. */
export async function anImage(byline: TestServer, { token }: Person): Promise<string> {
  const line = "a-line-between";
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`;
  const answer = await byline.app.inject({
    method: "POST",
    url: "/api/files",
    headers: { "content-type": `multipart/form-data; boundary=${line}`, authorization: `Bearer ${token}` },
    payload: Buffer.concat([Buffer.from(head), pixel, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
  return answer.json().url;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Stands in for a sent and decided verification. Returns its id, the organization's. */
export async function anIdentityOf(byline: TestServer, organizationId: string, state = "in_review"): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `INSERT INTO identity_verification (organization_id, state, kind, legal_name, country, address, birth_date, submitted_at, decided_at)
     VALUES ($1, $2, 'person', 'Quill Media', 'US', '1 Main Street', '1980-01-01', now(), now()) RETURNING organization_id`,
    [organizationId, state],
  );
  return rows[0].organization_id as string;
}

/** Stands in for a withdrawal of $30.00; no money moves. Returns its id. */
export async function aWithdrawalOf(byline: TestServer, organizationId: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `WITH shown AS (
       INSERT INTO transaction (id, organization_id, type, status, amount_cents) VALUES (gen_random_uuid(), $1, 3, 1, 3000) RETURNING id)
     INSERT INTO withdrawal (id, organization_id, transaction_id, method, fee_cents, payee_holder, payee_account, created_by)
     SELECT gen_random_uuid(), $1, id, 'transfer', 0, 'Some Body', 'DE •••• 3000', gen_random_uuid() FROM shown RETURNING id`,
    [organizationId],
  );
  return rows[0].id as string;
}
