import { expect, test } from "vitest";
import { aBooking, goodText, openTrade } from "../../../../test/scene.ts";
import { staleSessionOf } from "../../../../test/scenes/stale-session.ts";
import type { Person } from "../../../../test/server.ts";

const { byline, ada, paul } = await openTrade();

const fields = { name: "Nightly booking", scopes: ["read", "campaigns", "orders", "money"], spendLimitCents: 50_000 };

async function join(person: Person, role: string, organization = ada.organization) {
  await person.get(`/api/client_users/${person.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, $3)",
    [person.id, organization, role],
  );
}

async function anAdmin(email: string): Promise<Person> {
  const person = await byline.person(email);
  await join(person, "ADMIN");
  return person;
}

const makeBy = (person: Person, input: object = {}) =>
  person.post("/api/service_accounts", { ...fields, organization: ada.organization, ...input });

const by = (token: string) => (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown) =>
  byline.stranger.call(method, path, body, { authorization: `Bearer ${token}` });

test("R10.2 a service account works on after its maker left, under its own name, within its scopes", async () => {
  const bea = await anAdmin("bea@agency.example");
  const { body: account } = await makeBy(bea);
  const service = by(account.token);
  const me = (await service("GET", "/api/me")).body;
  expect(me).toMatchObject({
    person: { email: null, isOperator: false },
    organizations: [{ id: ada.organization, role: "ADMIN" }],
    grant: { id: account.id, kind: "service", name: "Nightly booking", leftCents: 50_000 },
  });
  const members = (await ada.person.get("/api/organization_members")).body["hydra:member"];
  const left = members.find(({ email }: { email: string }) => email === bea.email).id;
  expect((await ada.person.call("DELETE", `/api/organization_members/${left}`)).status).toBe(204);

  const booked = await service("POST", "/api/orders", {
    campaign: ada.campaign,
    lines: [{ format: paul.formatId }],
    expectedTotalCents: 10_000,
  });
  expect(booked.status).toBe(201);
  const [order] = booked.body["hydra:member"];
  expect((await service("PATCH", `/api/orders/${order.id}`, goodText)).status).toBe(200);
  expect((await service("POST", `/api/orders/${order.id}/send`, {})).body.status).toBe("sent");
  const events = (await ada.person.get(`/api/order_events?order=${order.id}`)).body["hydra:member"];
  expect(events.map(({ actorName }: { actorName: string }) => actorName)).toContain("Nightly booking");
  expect((await service("POST", "/api/media", {})).body.code).toBe("token_scope");

  const [listed] = (await ada.person.get("/api/service_accounts")).body["hydra:member"];
  expect(listed).toMatchObject({
    name: "Nightly booking",
    spentThisMonthCents: 10_000,
    token: null,
    createdBy: "bea@agency.example",
    isMakerMember: false,
    lastUsedAt: expect.any(String),
  });
  expect(members.map(({ name }: { name: string }) => name)).not.toContain("Nightly booking");
  expect((await ada.person.call("DELETE", `/api/service_accounts/${account.id}`)).status).toBe(204);
  expect((await service("GET", "/api/me")).status).toBe(401);
  const after = (await ada.person.get(`/api/order_events?order=${order.id}`)).body["hydra:member"];
  expect(after.map(({ actorName }: { actorName: string }) => actorName)).toContain("Nightly booking");
  expect(await byline.happenedTo(account.id)).toEqual(["make", "revoke"]);
});

test("R10.2 owners and admins are mailed of each new one, and see all; managers see and make none", async () => {
  const cleo = await anAdmin("cleo@agency.example");
  const { body: account } = await makeBy(cleo, { name: "Reports", scopes: ["read"], spendLimitCents: null });
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient AS address FROM mail WHERE letter->>'subject' LIKE 'New service account “Reports”%' ORDER BY recipient",
  );
  expect(rows.map(({ address }) => address)).toEqual([ada.person.email, cleo.email].toSorted());
  const mona = await byline.person("mona@agency.example");
  await join(mona, "MANAGER");
  expect((await makeBy(mona)).status).toBe(403);
  expect((await mona.get("/api/service_accounts")).body["hydra:totalItems"]).toBe(0);
  expect((await mona.get(`/api/service_accounts/${account.id}`)).status).toBe(404);
  expect((await mona.call("DELETE", `/api/service_accounts/${account.id}`)).status).toBe(403);
  expect((await paul.person.call("DELETE", `/api/service_accounts/${account.id}`)).status).toBe(404);
  expect((await makeBy(paul.person)).status).toBe(404);
});

test("R10.2 no service account is an operator's, withdraws, or makes another one", async () => {
  expect((await makeBy(ada.person, { scopes: ["operator"], networks: ["127.0.0.1"] })).status).toBe(422);
  const { body } = await makeBy(ada.person, { scopes: ["read", "members", "money"], name: "Greedy" });
  const service = by(body.token);
  const more = await service("POST", "/api/service_accounts", { ...fields, organization: ada.organization });
  expect(more.body.code).toBe("token_scope");
  expect((await service("POST", "/api/organizations", { name: "Mine", kind: "agency" })).body.code).toBe("token_scope");
  expect((await service("GET", `/api/withdrawal_terms/${ada.organization}`)).status).toBe(404);
  const stranger = await aBooking(ada, paul.formatId);
  expect((await service("GET", `/api/orders/${stranger.id}`)).status).toBe(200);
  expect((await service("GET", `/api/media/${crypto.randomUUID()}`)).status).toBe(404);
});

test("R10.2 making one asks for a fresh sign-in, and twenty are the most", async () => {
  const stale = await staleSessionOf(byline, ada.person);
  expect((await stale.post("/api/service_accounts", { ...fields, organization: ada.organization })).body.code).toBe(
    "reauthentication_needed",
  );
  const there = (await ada.person.get("/api/service_accounts")).body["hydra:totalItems"];
  for (let count = there; count < 20; count++) expect((await makeBy(ada.person)).status).toBe(201);
  expect((await makeBy(ada.person)).body.code).toBe("too_many_service_accounts");
});

test("R3.2 a suspended organization's service account begins nothing new; a closed one's does nothing", async () => {
  const { id } = (await ada.person.get("/api/service_accounts")).body["hydra:member"][0];
  await ada.person.call("DELETE", `/api/service_accounts/${id}`);
  const { body } = await makeBy(ada.person);
  const service = by(body.token);
  await byline.database.pool.query("UPDATE organization SET status = 2, suspended_reason = 'Unpaid' WHERE id = $1", [
    ada.organization,
  ]);
  const refused = await service("POST", "/api/orders", {
    campaign: ada.campaign,
    lines: [{ format: paul.formatId }],
    expectedTotalCents: 10_000,
  });
  expect([refused.status, refused.body.code]).toEqual([409, "organization_suspended"]);
});
