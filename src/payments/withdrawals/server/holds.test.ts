import { expect, test } from "vitest";
import { anIdentityOf, anOperator, aPublisher, openTrade, type Publisher } from "../../../../test/scene.ts";
import { staleSessionOf } from "../../../../test/scenes/stale-session.ts";
import type { Person } from "../../../../test/server.ts";
import { adjustBalance } from "../../../operator/adjustments/server/post-adjustment.ts";

const { byline } = await openTrade({ balanceCents: 0 });
const olga = await anOperator(byline, "olga@operator.example");
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

let publishers = 0;
/** A publisher with $400.00 of earnings and an approved identity, and a colleague. */
async function anEarner(): Promise<{ pia: Publisher; colleague: Person; member: string }> {
  publishers += 1;
  const pia = await aPublisher(byline, `pia${publishers}`);
  await anIdentityOf(byline, pia.organization, "approved");
  const earned = { adjustmentId: crypto.randomUUID(), organizationId: pia.organization, account: "earnings" } as const;
  await byline.database.transaction((tx) => adjustBalance(tx, { ...earned, amountCents: 40_000, reason: "Earned" }));
  const colleague = await byline.person(`colleague${publishers}@publisher.example`);
  await colleague.get(`/api/client_users/${colleague.id}`);
  const [row] = await query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER') RETURNING id",
    colleague.id,
    pia.organization,
  );
  return { pia, colleague, member: row.id };
}

const own = { holder: "Quill Media", iban: "DE89370400440532013000" };
const other = { holder: "Quill Media", iban: "GB29NWBK60161331926819" };
const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
const withdraw = async (person: Person, organization: string, payee = own): Promise<string> => {
  const { status, body } = await person.post("/api/withdrawals", { organization, amountCents: 5_000, payee });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
const send = (id: string) => olga.post("/api/withdrawals/payment_file", { withdrawals: [id], payer });
const held = { status: 409, body: { code: "payouts_held" } };

/** The address of the link that the newest mail to somebody carries. */
async function stopLinkOf(email: string): Promise<string> {
  await byline.settle();
  const [mail] = await query(
    "SELECT letter::text AS letter FROM mail WHERE recipient = $1 AND letter::text LIKE '%stop-payouts%' ORDER BY created_at DESC LIMIT 1",
    email,
  );
  const [path = ""] = /\/stop-payouts\?token=[\w-]+/.exec(mail?.letter ?? "") ?? [];
  return path;
}

test("R6.2 a stale session makes nobody an admin or owner: it neither invites, promotes nor hands over", async () => {
  const { pia, member } = await anEarner();
  const stale = await staleSessionOf(byline, pia.person);
  const refused = { status: 403, body: { code: "reauthentication_needed" } };
  const invited = { email: "thief@elsewhere.example", organization: pia.organization };
  expect(await stale.post("/api/invitations", { ...invited, organizationRole: "ADMIN" })).toMatchObject(refused);
  for (const role of ["ADMIN", "OWNER"])
    expect(await stale.patch(`/api/organization_members/${member}`, { role })).toMatchObject(refused);
  expect(await stale.post(`/api/organizations/${pia.organization}/hand-over`, { member })).toMatchObject(refused);
  expect((await stale.post("/api/invitations", { ...invited, organizationRole: "VIEWER" })).status).toBe(201);
  expect((await pia.person.patch(`/api/organization_members/${member}`, { role: "ADMIN" })).status).toBe(200);
});

test("R3.14 after a new owner nothing is paid out for the operator's hours, and the others can stop it by a link in a mail", async () => {
  const { pia, colleague, member } = await anEarner();
  expect((await pia.person.post(`/api/organizations/${pia.organization}/hand-over`, { member })).status).toBe(200);
  // The approval is not the new owner's: they show who they are first.
  const asked = { organization: pia.organization, amountCents: 5_000, payee: own };
  expect((await colleague.post("/api/withdrawals", asked)).body.code).toBe("identity_missing");
  const verification = `/api/identity_verifications/${pia.organization}`;
  expect((await colleague.get(verification)).body.state).toBe("in_progress");
  await query(
    "UPDATE identity_verification SET decided_at = now() + interval '1 second' WHERE organization_id = $1",
    pia.organization,
  );
  const id = await withdraw(colleague, pia.organization);
  expect(await send(id)).toMatchObject(held);
  expect((await colleague.get(`/api/withdrawals/${id}`)).body.heldUntil).toBeTruthy();
  const link = await stopLinkOf(pia.person.email);
  expect((await byline.app.inject({ url: link })).body).toContain("Stop payouts?");
  // Opening the link, as mail programs do, stops nothing.
  expect((await query("SELECT status FROM organization WHERE id = $1", pia.organization))[0].status).toBe(0);
  const presses = await Promise.all([1, 2].map(() => byline.app.inject({ method: "POST", url: link })));
  expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  await query("UPDATE organization_member SET owner_since = owner_since - interval '73 hours'");
  expect((await send(id)).body.code).toBe("organization_suspended");
  const more = { organization: pia.organization, amountCents: 5_000, payee: own };
  expect((await colleague.post("/api/withdrawals", more)).body.code).toBe("organization_suspended");
});

test("R3.14 a withdrawal to another account waits, and leaves once the hours are over; the account known before goes on", async () => {
  const { pia } = await anEarner();
  expect((await send(await withdraw(pia.person, pia.organization))).status).toBe(200);
  const id = await withdraw(pia.person, pia.organization, other);
  expect(await send(id)).toMatchObject(held);
  expect(await stopLinkOf(pia.person.email)).not.toBe("");
  expect((await send(await withdraw(pia.person, pia.organization))).status).toBe(200);
  // Asked for again, it is as new as before.
  expect(await send(await withdraw(pia.person, pia.organization, other))).toMatchObject(held);
  await query("UPDATE withdrawal SET held_until = held_until - interval '73 hours' WHERE id = $1", id);
  expect((await send(id)).status).toBe(200);
});

test("R3.14 a request that was canceled makes no account known", async () => {
  const { pia } = await anEarner();
  expect((await send(await withdraw(pia.person, pia.organization))).status).toBe(200);
  const id = await withdraw(pia.person, pia.organization, other);
  expect((await pia.person.post(`/api/withdrawals/${id}/cancel`, {})).status).toBe(200);
  await query("UPDATE withdrawal SET held_until = held_until - interval '73 hours' WHERE id = $1", id);
  expect(await send(await withdraw(pia.person, pia.organization, other))).toMatchObject(held);
});

test("R3.15 a payee is the verified person, or an operator says why not, and the trail keeps it", async () => {
  const { pia } = await anEarner();
  const id = await withdraw(pia.person, pia.organization, { ...own, holder: "Somebody Else" });
  expect(await send(id)).toMatchObject({ status: 409, body: { code: "payee_differs", legalName: "Quill Media" } });
  const otherPayees = "Her married name, seen on the passport";
  const sent = await olga.post("/api/withdrawals/payment_file", { withdrawals: [id], payer, otherPayees });
  expect(sent.status).toBe(200);
  const trail = (await olga.get("/api/audit_events?kind=payout")).body["hydra:member"];
  expect(JSON.stringify(trail[0])).toContain(otherPayees);
});

test("R3.15 who is verified is of age and from a country that there is, and stays as told while a provider looks", async () => {
  const { pia } = await anEarner();
  await query("DELETE FROM identity_verification WHERE organization_id = $1", pia.organization);
  const path = `/api/identity_verifications/${pia.organization}`;
  for (const wrong of [{ birthDate: "2035-01-01" }, { birthDate: "2015-01-01" }, { country: "ZZ" }])
    expect((await pia.person.patch(path, wrong)).status, JSON.stringify(wrong)).toBe(422);
  const told = { kind: "person", legalName: "Pia Quill", country: "DE", address: "1 Quay", birthDate: "1980-02-03" };
  expect((await pia.person.patch(path, told)).status).toBe(200);
  expect((await pia.person.post("/api/identity_checks", { organization: pia.organization })).status).toBe(201);
  expect((await pia.person.patch(path, { legalName: "Somebody Else" })).body.code).toBe("identity_checked");
  await query("UPDATE identity_verification SET checked_since = checked_since - interval '25 hours'");
  expect((await pia.person.patch(path, { legalName: "Pia B. Quill" })).status).toBe(200);
});
