import { expect, test } from "vitest";
import { aBooking, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();

const meBy = async (token: string) => {
  const answer = await byline.app.inject({ url: "/api/me", headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, body: answer.json() };
};

test("a session reads in whose name it calls and for which organizations", async () => {
  const { status, body } = await ada.person.get("/api/me");
  expect(status).toBe(200);
  expect(body).toEqual({
    person: { id: ada.person.id, email: ada.person.email, isOperator: false },
    organizations: [{ id: ada.organization, name: "ada Agency", kind: "agency", status: 0, role: "OWNER" }],
    grant: null,
    callsAMinute: null,
  });
  expect((await byline.stranger.get("/api/me")).status).toBe(401);
});

test("R10.2 a token reads its scopes, its end and what it may still spend this month", async () => {
  const input = { name: "Buyer", scopes: ["read", "campaigns", "money"], spendLimitCents: 25_000 };
  const made = (await ada.person.post("/api/api_tokens", input)).body;
  const { id } = await aBooking(ada, paul.formatId);
  expect(id).toBeDefined();
  expect((await meBy(made.token)).body.grant).toMatchObject({ spendLimitCents: 25_000, leftCents: 25_000 });
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  const booked = await byline.app.inject({
    method: "POST",
    url: `/api/carts/${ada.cart}/book`,
    headers: {
      authorization: `Bearer ${made.token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    payload: "{}",
  });
  expect(booked.statusCode).toBe(201);
  const { body } = await meBy(made.token);
  expect(body.grant).toEqual({
    id: made.id,
    kind: "token",
    name: "Buyer",
    scopes: input.scopes,
    expiresAt: made.expiresAt,
    spendLimitCents: 25_000,
    spentThisMonthCents: 10_000,
    leftCents: 15_000,
    networks: [],
    lastUsedAt: expect.any(String),
  });
  const writing = (await ada.person.post("/api/api_tokens", { name: "Writer", scopes: ["orders"] })).body;
  expect((await meBy(writing.token)).status).toBe(403);
});
