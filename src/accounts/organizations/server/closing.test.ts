import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { settleOrder } from "../../../orders/money/server/post-order.ts";
import { dropPaymentOwed, owePayment } from "../../../wallet/server/commands/debts.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

test("an organization with money or open orders is not closed, and says what remains", async () => {
  const ada = await anAdvertiser(byline, "ada", 30_000);
  const paul = await aPublisher(byline, "paul");
  await aBooking(ada, paul.formatId);
  const close = (person: typeof ada.person, id: string) => person.post(`/api/organizations/${id}/close`, {});
  const refused = await close(ada.person, ada.organization);
  expect([refused.status, refused.body["hydra:description"]]).toEqual([
    409,
    "ada Agency still holds $300.00 and has 1 open order. Settle that first, then close it.",
  ]);
  expect((await close(paul.person, paul.organization)).body.openOrders).toBe(1);
});

test("R4.3 an organization that owes a payment which was taken back is closed once that is settled", async () => {
  const cleo = await anAdvertiser(byline, "cleo", 0);
  const chargebackId = crypto.randomUUID();
  const owed = { chargebackId, organizationId: cleo.organization, owedCents: 18_000 };
  await byline.database.transaction((tx) => owePayment(tx, owed));
  const close = () => cleo.person.post(`/api/organizations/${cleo.organization}/close`, {});
  expect((await close()).body).toMatchObject({
    code: "organization_in_use",
    moneyCents: 18_000,
    "hydra:description": "cleo Agency still owes $180.00. Settle that first, then close it.",
  });
  await byline.database.transaction((tx) => dropPaymentOwed(tx, chargebackId));
  expect((await close()).status).toBe(204);
});

test("R2.15 an organization is not closed while payments or commissions for it are still to come", async () => {
  const [tom, rita] = [await anAdvertiser(byline, "tom", 0), await anAdvertiser(byline, "rita", 0)];
  const refusal = async ({ person, organization }: typeof tom) =>
    (await person.post(`/api/organizations/${organization}/close`, {})).body?.["hydra:description"];
  const query = (text: string, values: unknown[]) => byline.database.pool.query(text, values);
  await query("UPDATE operator_setting SET bank_details = 'IBAN IE64 IRCE 9205 0112 3456 78'", []);
  const announced = { organization: tom.organization, amountCents: 50_000, method: "transfer" };
  const { body: topUp } = await tom.person.post("/api/top_ups", announced);
  expect(await refusal(tom)).toBe(
    "tom Agency still waits for 1 top-up. Settle that first, then close it. " +
      "Call off bank transfers that you did not send; unpaid cards and payment pages end within days.",
  );
  expect((await tom.person.get(`/api/account_deletions/${tom.person.id}`)).body.blockedBy).toMatchObject([
    { moneyCents: 0, openOrders: 0, still: "waits for 1 top-up" },
  ]);
  expect((await tom.person.call("DELETE", `/api/client_users/${tom.person.id}`)).body.code).toBe("account_in_use");
  await tom.person.post(`/api/top_ups/${topUp.id}/withdraw`, {});
  await query(
    `INSERT INTO chargeback (id, top_up_id, organization_id, provider, kind, status, amount_cents)
     VALUES (gen_random_uuid(), $1, $2, 'sandbox', 'dispute', 'open', 50000)`,
    [topUp.id, tom.organization],
  );
  expect(await refusal(tom)).toContain("still has 1 payment on the way back to the payer.");
  await query("UPDATE chargeback SET status = 'final' WHERE top_up_id = $1", [topUp.id]);
  expect(await refusal(tom)).toBeUndefined();
  await anAdvertiser(byline, "fay", 1_000);
  const { rows } = await query("SELECT id FROM ledger_posting LIMIT 1", []);
  await query(
    `INSERT INTO commission (id, organization_id, posting_id, paid_for_id, order_number, fee_cents, amount_cents, due_at)
     VALUES (gen_random_uuid(), $1, $2, gen_random_uuid(), 'Q1', 3000, 300, now() + interval '30 days')`,
    [rita.organization, rows[0].id],
  );
  expect(await refusal(rita)).toContain("still waits for 1 commission. Settle that first, then close it. Commissions");
});

test("R3.14 documents that wait for a job are issued before the billing details go", async () => {
  const dana = await anAdvertiser(byline, "dana", 30_000);
  const pete = await aPublisher(byline, "pete", { priceCents: 30_000 });
  const billing = { billingName: "Dana Media GmbH", billingAddress: "1 Harbor Lane", billingCountry: "DE" };
  await dana.person.patch(`/api/organizations/${dana.organization}`, billing);
  const { id, number, totalCents } = await aBooking(dana, pete.formatId);
  const parties = { clientOrganizationId: dana.organization, publisherOrganizationId: pete.organization };
  await byline.database.transaction((tx) =>
    settleOrder(tx, { orderId: id, number, totalCents, feeCents: 4_500, ...parties }),
  );
  await byline.database.pool.query("UPDATE publication_order SET status = 'completed' WHERE id = $1", [id]);
  expect((await dana.person.post(`/api/organizations/${dana.organization}/close`, {})).status).toBe(204);
  const { rows } = await byline.database.pool.query(
    "SELECT buyer FROM invoice WHERE order_id = $1 AND organization_id = $2",
    [id, dana.organization],
  );
  expect(rows).toMatchObject([{ buyer: { name: "Dana Media GmbH", address: "1 Harbor Lane", country: "DE" } }]);
});

test("a closed organization leaves the marketplace, and nobody is a member of it any more", async () => {
  const pia = await aPublisher(byline, "pia");
  const reader = await anAdvertiser(byline, "reader", 0);
  expect((await reader.person.get(`/api/media/${pia.media}`)).status).toBe(200);
  expect((await pia.person.post(`/api/organizations/${pia.organization}/close`, {})).status).toBe(204);
  expect((await reader.person.get(`/api/media/${pia.media}`)).status).toBe(404);
  expect((await pia.person.get(`/api/organizations/${pia.organization}`)).status).toBe(404);
  const { rows } = await byline.database.pool.query("SELECT status FROM organization WHERE id = $1", [
    pia.organization,
  ]);
  expect(rows).toEqual([{ status: 3 }]);
  expect((await pia.person.get(`/api/client_users/${pia.person.id}`)).body.currentOrganization).toBeNull();
});

test("R2.15 deleting the account is refused while a solely owned organization holds money, and says which", async () => {
  const rich = await anAdvertiser(byline, "rich", 30_000);
  const preview = (await rich.person.get(`/api/account_deletions/${rich.person.id}`)).body;
  expect(preview).toMatchObject({
    blockedBy: [{ organization: rich.organization, name: "rich Agency", moneyCents: 30_000, openOrders: 0 }],
    closes: [],
  });
  const refused = await rich.person.call("DELETE", `/api/client_users/${rich.person.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, "account_in_use"]);
  expect((await rich.person.get("/api/organizations")).status).toBe(200);
});

test("R2.15 a deleted account signs in nowhere, its tokens are dead and its record says nothing of the person", async () => {
  const dora = await anAdvertiser(byline, "dora", 0);
  const { id } = dora.person;
  await dora.person.patch("/api/client_users", { name: "Dora Delgado", phone: "+1 555 0100" });
  const { token } = (await dora.person.post("/api/api_tokens", { name: "Script", scopes: ["read"] })).body;
  expect((await dora.person.get(`/api/account_deletions/${id}`)).body).toMatchObject({
    blockedBy: [],
    leaves: [],
    apiTokens: 1,
    closes: [{ organization: dora.organization, otherMembers: 0 }],
  });
  expect((await dora.person.call("DELETE", `/api/client_users/${id}`)).status).toBe(204);
  expect((await dora.person.get("/api/organizations")).status).toBe(401);
  const withToken = { authorization: `Bearer ${token}` };
  expect((await byline.stranger.call("GET", "/api/listings", undefined, withToken)).status).toBe(401);
  const { rows } = await byline.database.pool.query("SELECT me::text AS row FROM client_user AS me WHERE id = $1", [
    id,
  ]);
  expect(rows[0].row).not.toMatch(/dora|delgado|0100/i);
  const again = await byline.person("dora@advertiser.example");
  expect(again.id).not.toBe(id);
});

test("R2.15 who signed in too long ago shows once more who they are, before the account is deleted", async () => {
  const otto = await byline.person("otto@closing.example");
  await otto.get(`/api/client_users/${otto.id}`);
  const old = await signedInMinutesAgo("otto@closing.example", 16);
  const remove = (token: string) =>
    byline.stranger.call("DELETE", `/api/client_users/${otto.id}`, undefined, { authorization: `Bearer ${token}` });
  expect(await remove(old)).toMatchObject({
    status: 403,
    body: {
      code: "reauthentication_needed",
      "hydra:description":
        "You signed in more than 15 minutes ago. Show once more that it is you, then delete your account.",
    },
  });
  expect((await remove(otto.token)).status).toBe(204);
});

/** Password typed that long ago, session renewed now. */
async function signedInMinutesAgo(email: string, minutes: number): Promise<string> {
  const call = async (grant: string, payload: object) => {
    const answer = await byline.app.inject({ method: "POST", url: `/auth/v1/token?grant_type=${grant}`, payload });
    return answer.json();
  };
  const first = await call("password", { email, password: "a quiet harbour at dawn" });
  const { session_id: sessionId } = JSON.parse(atob(first.access_token.split(".")[1]));
  await byline.database.pool.query(
    "UPDATE auth.mfa_amr_claims SET updated_at = now() - make_interval(mins => $2) WHERE session_id = $1",
    [sessionId, minutes],
  );
  const { access_token: token } = await call("refresh_token", { refresh_token: first.refresh_token });
  return token;
}

test("two owners who delete their accounts at the same time: the second closes what the first has left", async () => {
  const one = await anAdvertiser(byline, "one", 0);
  const two = await byline.person("two@advertiser.example");
  await two.get(`/api/client_users/${two.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'OWNER')",
    [one.organization, two.id],
  );
  const gone = await Promise.all(
    [one.person, two].map((person) => person.call("DELETE", `/api/client_users/${person.id}`)),
  );
  expect(gone.map(({ status }) => status)).toEqual([204, 204]);
  const { rows } = await byline.database.pool.query("SELECT status FROM organization WHERE id = $1", [
    one.organization,
  ]);
  expect(rows).toEqual([{ status: 3 }]);
});

test("R2.15 somebody's own devices are listed, and signed out one by one", async () => {
  const sid = await byline.person("sid@sessions.example");
  const second = await byline.app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    headers: { "user-agent": "Second device" },
    payload: { email: "sid@sessions.example", password: "a quiet harbour at dawn" },
  });
  const { body } = await sid.get("/api/sessions");
  expect(body["hydra:totalItems"]).toBe(2);
  const other = body["hydra:member"].find((each: { current: boolean }) => !each.current);
  expect(other).toMatchObject({ userAgent: "Second device", ip: "127.0.0.1" });
  const eve = await byline.person("eve@sessions.example");
  expect((await eve.call("DELETE", `/api/sessions/${other.id}`)).status).toBe(404);
  expect((await sid.call("DELETE", `/api/sessions/${other.id}`)).status).toBe(204);
  const authorization = `Bearer ${second.json().access_token}`;
  expect((await byline.stranger.call("GET", "/api/organizations", undefined, { authorization })).status).toBe(401);
  expect((await sid.get("/api/organizations")).status).toBe(200);
});
