import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, anOperator } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { verifyAuditTrail } from "../../../audit/server/verify.ts";

let byline: TestServer;
let olga: Person;
let advertisers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  expect(await verifyAuditTrail(byline.database.pool)).toEqual([]);
  await byline?.close();
});

const password = "a quiet harbour at dawn";
const anAda = (): Promise<Advertiser> => {
  advertisers += 1;
  return anAdvertiser(byline, `ada${advertisers}`, 0);
};
const suspend = (id: string, by = olga) => by.post(`/api/person_records/${id}/suspend`, { reason: "Stolen cards" });
const reactivate = (id: string) => olga.post(`/api/person_records/${id}/reactivate`, {});
const find = async (search: string) => (await olga.get(`/api/person_records?search=${search}`)).body["hydra:member"];
const grant = async (type: string, payload: object) => {
  const answer = await byline.app.inject({ method: "POST", url: `/auth/v1/token?grant_type=${type}`, payload });
  return { status: answer.statusCode, body: answer.json() };
};

test("R3.2 an operator finds people by name or address, with where they work and what is theirs alone", async () => {
  const ada = await anAda();
  const [found, ...others] = await find(ada.person.email.toUpperCase());
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    email: ada.person.email,
    operator: false,
    suspendedReason: null,
    organizations: [{ name: `ada${advertisers} Agency`, role: "OWNER", isSoleOwner: true }],
  });
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'OWNER')",
    [olga.id, ada.organization],
  );
  expect((await find(ada.person.email))[0].organizations[0].isSoleOwner).toBe(false);
  expect(await find("%25")).toEqual([]);
  expect((await ada.person.get("/api/person_records")).status).toBe(403);
});

test("R3.2 a suspended person is out everywhere: sessions, tokens and sign-in say so; reactivated they are back", async () => {
  const { person } = await anAda();
  const { body: made } = await person.post("/api/api_tokens", { name: "Script", scopes: ["read"] });
  const byToken = async () => {
    const headers = { authorization: `Bearer ${made.token}` };
    return { status: (await byline.app.inject({ url: "/api/organizations", headers })).statusCode };
  };
  const { body: session } = await grant("password", { email: person.email, password });
  expect([(await byToken()).status, (await person.get("/api/organizations")).status]).toEqual([200, 200]);
  expect((await suspend(person.id)).body).toMatchObject({ suspendedReason: "Stolen cards" });
  for (const call of [await person.get("/api/organizations"), await byToken()]) expect(call.status).toBe(401);
  expect((await grant("refresh_token", { refresh_token: session.refresh_token })).status).toBe(400);
  const signIn = await grant("password", { email: person.email, password });
  expect([signIn.status, signIn.body.error_code ?? signIn.body.code]).toEqual([400, "user_banned"]);
  expect((await olga.get("/api/person_records?suspended=true")).body["hydra:member"]).toHaveLength(1);
  expect((await reactivate(person.id)).body.suspendedReason).toBe(null);
  expect((await grant("password", { email: person.email, password })).status).toBe(200);
  expect((await byToken()).status).toBe(200);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY created_at, id",
    [person.email],
  );
  const subjects = rows.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Your account"))).toEqual([
    "Your account is suspended",
    "Your account is active again",
  ]);
  const trail = (await olga.get("/api/audit_events?kind=person")).body["hydra:member"];
  expect(trail.map(({ subject }: { subject: string }) => subject)).toEqual([person.email, person.email]);
});

test("R3.2 with the accounts at another service the API is closed all the same", async () => {
  const { person } = await anAda();
  await byline.database.pool.query("UPDATE client_user SET suspended_reason = 'Stolen cards' WHERE id = $1", [
    person.id,
  ]);
  const answer = await person.get("/api/organizations");
  expect([answer.status, answer.body.code]).toEqual([401, "user_banned"]);
});

test("R3.2 open invitations of a suspended person let nobody in, also after the suspension", async () => {
  const { person, organization } = await anAda();
  const invited = (email: string) =>
    person.post("/api/invitations", { email, organization, organizationRole: "MANAGER" });
  const { body: accepted } = await invited("joined@second.example");
  await byline.database.pool.query("UPDATE invitation SET accepted_at = now() WHERE id = $1", [accepted.id]);
  await invited("again@second.example");
  await suspend(person.id);
  await reactivate(person.id);
  const { rows } = await byline.database.pool.query("SELECT email FROM invitation WHERE invited_by = $1", [person.id]);
  expect(rows).toEqual([{ email: "joined@second.example" }]);
});

test("nobody suspends themselves or twice, and none but operators anybody", async () => {
  const { person } = await anAda();
  expect((await suspend(olga.id)).body.code).toBe("own_account");
  expect((await suspend(person.id, person)).status).toBe(403);
  expect((await suspend(crypto.randomUUID())).status).toBe(404);
  expect((await reactivate(person.id)).body.code).toBe("person_status");
  const both = await Promise.all([suspend(person.id), suspend(person.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await olga.post(`/api/person_records/${person.id}/suspend`, { reason: "" })).status).toBe(422);
});
