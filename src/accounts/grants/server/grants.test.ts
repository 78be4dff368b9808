import { expect, test } from "vitest";
import { anOperator, formatFields, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000_000, env: { TRUST_PROXY: "loopback" } });
await byline.database.pool.query("UPDATE operator_setting SET automatic_review = true");

const make = async (input: object, person = ada.person) =>
  (await person.post("/api/api_tokens", { name: "Program", ...input })).body;

/** Calls with a key, from an address if one is given. */
const by = (token: string, from?: string) => ({
  call: (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): ReturnType<Person["call"]> =>
    byline.stranger.call(method, path, body, {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      ...(from ? { "x-forwarded-for": from } : {}),
    }),
});

const formatOf = async (formatType: string): Promise<string> =>
  (await paul.person.post("/api/formats", { ...formatFields, media: paul.media, formatType })).body.id;

test("R10.12 twenty bookings at once never hold a cent beyond the limit of their grant", async () => {
  const project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  const campaigns: string[] = [];
  for (let index = 0; index < 20; index++) {
    const { body } = await ada.person.post("/api/campaigns", { name: `Rush ${index}`, goal: "seo", project });
    campaigns.push(body.id);
  }
  const { id, token } = await make({ scopes: ["read", "money"], spendLimitCents: 75_000 });
  const booked = campaigns.map(
    (campaign) => () =>
      by(token).call("POST", "/api/orders", {
        campaign,
        lines: [{ format: paul.formatId }],
        expectedTotalCents: 10_000,
      }),
  );
  const answers = await Promise.all(booked.map((book) => book()));
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(7);
  for (const { status, body } of answers.filter(({ status }) => status !== 201))
    expect([status, body.code, body.leftCents]).toEqual([403, "spend_limit", expect.any(Number)]);
  const { rows } = await byline.database.pool.query(
    "SELECT count(*)::integer AS orders FROM publication_order WHERE campaign_id = ANY ($1)",
    [campaigns],
  );
  expect(rows[0].orders).toBe(7);
  expect((await ada.person.get(`/api/api_tokens/${id}`)).body).toMatchObject({ spentThisMonthCents: 70_000 });
  expect((await by(token).call("GET", "/api/me")).body.grant).toMatchObject({
    leftCents: 5_000,
    spendLimitCents: 75_000,
  });
});

test("R10.12 an offer that holds money counts, and one that is refused for the limit holds nothing", async () => {
  const [first, second] = [await formatOf("Advertorial"), await formatOf("Paid News")];
  const { token } = await make({ scopes: ["read", "money"], spendLimitCents: 9_000 });
  const wanted = { campaign: ada.campaign, priceCents: 8_000, expectedTotalCents: 8_000 };
  const offer = (format: string | undefined) => by(token).call("POST", "/api/offers", { ...wanted, format });
  expect((await offer(first)).status).toBe(201);
  const refused = await offer(second);
  expect([refused.status, refused.body.code, refused.body.leftCents]).toEqual([403, "spend_limit", 1_000]);
});

const spentBy = async (id: string): Promise<number> =>
  (await ada.person.get(`/api/api_tokens/${id}`)).body.spentThisMonthCents;

test("R10.12 what a grant booked it approves for nothing more, and what others booked counts whole", async () => {
  const { id, token } = await make({ scopes: ["read", "money", "approve"], spendLimitCents: 20_000 });
  const book = async (caller: Pick<Person, "call"> | ReturnType<typeof by>) => {
    const order = { campaign: ada.campaign, lines: [{ format: paul.formatId }], expectedTotalCents: 10_000 };
    const key = { "idempotency-key": crypto.randomUUID() };
    const { body } = await (caller as Person).call("POST", "/api/orders", order, key);
    const [booked] = body["hydra:member"];
    await byline.database.pool.query(
      "UPDATE publication_order SET status = 'published', published_at = now(), publication_url = 'https://paul.example/a' WHERE id = $1",
      [booked.id],
    );
    return booked.id as string;
  };
  const program = by(token);
  const own = await book(program);
  expect(await spentBy(id)).toBe(10_000);
  expect((await program.call("POST", `/api/orders/${own}/approve`, {})).status).toBe(200);
  expect(await spentBy(id)).toBe(10_000);
  const [first, second] = [await book(ada.person), await book(ada.person)];
  expect((await program.call("POST", `/api/orders/${first}/approve`, {})).status).toBe(200);
  expect(await spentBy(id)).toBe(20_000);
  const beyond = await program.call("POST", `/api/orders/${second}/approve`, {});
  expect([beyond.status, beyond.body.code]).toEqual([403, "spend_limit"]);
});

test("R10.12 money that comes back is given back to the month that counted it, and to no other", async () => {
  const { id, token } = await make({ scopes: ["read", "orders", "money"], spendLimitCents: 10_000 });
  const program = by(token);
  const order = { campaign: ada.campaign, lines: [{ format: paul.formatId }], expectedTotalCents: 10_000 };
  const booked = async () => (await program.call("POST", "/api/orders", order)).body["hydra:member"][0].id as string;
  const cancel = async (which: string) =>
    expect((await ada.person.post(`/api/orders/${which}/cancel`, {})).status).toBe(200);
  await cancel(await booked());
  expect(await spentBy(id)).toBe(0);
  const earlier = await booked();
  // Simulates a booking of the month before.
  await byline.database.pool.query(
    "UPDATE access_grant_spending SET month = month - interval '1 month' WHERE about = $1",
    [earlier],
  );
  expect(await spentBy(id)).toBe(0);
  const present = await booked();
  await cancel(earlier);
  expect(await spentBy(id)).toBe(10_000);
  await cancel(present);
  expect(await spentBy(id)).toBe(0);
});

test("R10.2 a grant that can spend has a limit, and one that can't has none", async () => {
  for (const scope of ["money", "approve"]) {
    const refused = await ada.person.post("/api/api_tokens", { name: "Program", scopes: ["read", scope] });
    expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, "spendLimitCents"]);
  }
  expect((await make({ scopes: ["read"], spendLimitCents: 5_000 })).spendLimitCents).toBeNull();
});

test("R10.2 a key that is bound to addresses is refused elsewhere, whatever the family", async () => {
  const networks = ["192.0.2.0/24", "198.51.100.7", "2001:db8:1::/48"];
  const { token } = await make({ scopes: ["read"], networks });
  const status = async (from: string) => (await by(token, from).call("GET", "/api/me")).status;
  for (const inside of ["192.0.2.77", "198.51.100.7", "::ffff:192.0.2.5", "2001:db8:1:2::3"])
    expect([inside, await status(inside)]).toEqual([inside, 200]);
  for (const outside of ["192.0.3.1", "198.51.100.8", "2001:db8:2::1", "::1"])
    expect([outside, await status(outside)]).toEqual([outside, 403]);
  const refused = await by(token, "203.0.113.9").call("GET", "/api/me");
  expect([refused.body.code, refused.body["hydra:description"]]).toEqual([
    "token_address",
    expect.stringContaining("203.0.113.9"),
  ]);
  expect((await by(token, "192.0.2.1").call("GET", "/api/me")).body.grant.networks).toEqual(networks);
});

test.each(["192.0.2.0/33", "here", "192.0.2", "2001:db8::/129", "0.0.0.0/-1"])(
  "R10.2 %s is no address to bind a key to",
  async (network) => {
    const refused = await ada.person.post("/api/api_tokens", { name: "Bound", scopes: ["read"], networks: [network] });
    expect(refused.status).toBe(422);
  },
);

test("R10.2 the scope members invites up to managers, and never an admin", async () => {
  const { token } = await make({ scopes: ["read", "members", "organization"] });
  const invite = (email: string, organizationRole: string) =>
    by(token).call("POST", "/api/invitations", { email, organization: ada.organization, organizationRole });
  expect((await invite("mia@agency.example", "MANAGER")).status).toBe(201);
  const refused = await invite("eve@agency.example", "ADMIN");
  expect([refused.status, refused.body.code]).toEqual([403, "reauthentication_needed"]);
  const path = `/api/organizations/${ada.organization}`;
  expect((await by(token).call("PATCH", path, { billingName: "Ada Agency Ltd" })).body.billingName).toBe(
    "Ada Agency Ltd",
  );
  expect((await by(token).call("POST", `${path}/close`, {})).body.code).toBe("token_scope");
});

test("R10.2 the scope reports opens invoices and statements, and nothing else that can be read", async () => {
  const { token } = await make({ scopes: ["reports"] });
  for (const path of ["/api/invoices", "/api/transactions", `/api/campaign_reports/${ada.campaign}`])
    expect([path, (await by(token).call("GET", path)).status]).toEqual([path, 200]);
  for (const path of ["/api/orders", "/api/messages", "/api/organization_members", "/api/listings"])
    expect([path, (await by(token).call("GET", path)).body.code]).toEqual([path, "token_scope"]);
});

test("R10.2 the scope operator is an operator's, asks for addresses, and ends with their office", async () => {
  const olga = await anOperator(byline, "olga@operator.example");
  const input = { name: "Review", scopes: ["read", "operator"], networks: ["127.0.0.1"] };
  expect((await ada.person.post("/api/api_tokens", input)).status).toBe(403);
  const unbound = await olga.post("/api/api_tokens", { ...input, networks: [] });
  expect([unbound.status, unbound.body.violations[0].propertyPath]).toEqual([422, "networks"]);
  const { token } = await make(input, olga);
  expect((await by(token).call("GET", "/api/person_records")).status).toBe(200);
  expect((await by(token).call("GET", "/api/me")).body.person.isOperator).toBe(true);
  const gift = { organization: ada.organization, account: "available", amountCents: 100, reason: "A gift" };
  expect((await by(token).call("POST", "/api/adjustments", gift)).body.code).toBe("token_scope");
  const { token: reading } = await make({ scopes: ["read"] }, olga);
  expect((await by(reading).call("GET", "/api/person_records")).body.code).toBe("token_scope");
  expect((await by(reading).call("GET", "/api/orders")).body["hydra:totalItems"]).toBe(0);
  await byline.database.pool.query("UPDATE client_user SET operator = false WHERE id = $1", [olga.id]);
  expect((await by(token).call("GET", "/api/person_records")).status).toBe(403);
});
