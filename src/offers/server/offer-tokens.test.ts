import { expect, test } from "vitest";
import { type Advertiser, aBooking, openTrade, type Publisher } from "../../../test/scene.ts";

const { ada, paul } = await openTrade({ balanceCents: 1_000_000 });

async function programOf({ person }: Advertiser | Publisher, scopes: string[]) {
  const limit = scopes.includes("money") ? { spendLimitCents: 100_000 } : {};
  const { token } = (await person.post("/api/api_tokens", { name: "Program", scopes, ...limit })).body;
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path: string) => person.call("GET", path, undefined, headers),
    post: (path: string, body: object) => person.call("POST", path, body, headers),
  };
}

async function anOffer(priceCents: number): Promise<string> {
  const { body } = await ada.person.post("/api/offers", {
    campaign: ada.campaign,
    format: paul.formatId,
    priceCents,
  });
  return `/api/offers/${body.id}`;
}

test("R10.2 a publisher's token with the scope orders answers an offer; an advertiser's needs the scope money", async () => {
  const answered = await anOffer(8_000);
  const publisher = await programOf(paul, ["read", "orders"]);
  expect((await publisher.get(answered)).body.moves).toEqual(["accept", "counter", "decline"]);
  const countered = await publisher.post(`${answered}/counter`, { version: 1, priceCents: 9_000 });
  expect([countered.status, countered.body.status]).toEqual([200, "countered"]);

  const weak = await programOf(ada, ["read", "orders"]);
  expect((await weak.get(answered)).body.moves).toEqual([]);
  const refused = await weak.post(`${answered}/accept`, { version: 2 });
  expect([refused.status, refused.body.code]).toEqual([403, "token_scope"]);
  const paying = await programOf(ada, ["read", "money"]);
  expect((await paying.get(answered)).body.moves).toEqual(["accept", "counter", "decline", "withdraw"]);
  expect((await paying.post(`${answered}/accept`, { version: 2 })).body.status).toBe("accepted");

  const kept = await anOffer(7_000);
  const richer = await programOf(paul, ["read", "money"]);
  expect((await richer.get(kept)).body.moves).toEqual([]);
  expect((await richer.post(`${kept}/accept`, { version: 1 })).body.code).toBe("token_scope");
});

test("R10.2 an order's moves are those that the token which asks may make", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const movesFor = async (scopes: string[]) =>
    (await (await programOf(ada, scopes)).get(`/api/orders/${id}`)).body.moves;
  expect(await movesFor(["read"])).toEqual([]);
  expect(await movesFor(["read", "orders"])).toEqual(expect.arrayContaining(["send", "cancel"]));
  expect(await movesFor(["read", "money"])).not.toContain("cancel");
});
