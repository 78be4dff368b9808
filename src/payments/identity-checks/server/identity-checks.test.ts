import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTurns } from "../../../../test/in-turns.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { anOperator, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { verifyAuditTrail } from "../../../audit/server/verify.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import type { ProviderEvent } from "../../events/provider-event.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { sandboxProvider } from "../../providers/sandbox/server/sandbox.ts";
import { startIdentityCheckQueue } from "./jobs.ts";

const quiet = pino({ level: "silent" });
let byline: TestServer;
let olga: Person;
let publishers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  expect(await verifyAuditTrail(byline.database.pool)).toEqual([]);
  await byline?.close();
});

const told = {
  kind: "person",
  legalName: "Paul Quill",
  country: "DE",
  address: "1 Press Lane",
  birthDate: "1980-02-03",
};
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const identityPath = ({ organization }: Publisher) => `/api/identity_verifications/${organization}`;
const identityOf = async (paul: Publisher) => (await paul.person.get(identityPath(paul))).body;
const checkOf = async (paul: Publisher, by = paul.person) =>
  (await by.get(`/api/identity_checks/${paul.organization}`)).body;
const ask = ({ person, organization }: Publisher) => person.post("/api/identity_checks", { organization });
const checkIdsOf = async ({ organization }: Publisher): Promise<string[]> =>
  (await query("SELECT id FROM identity_check WHERE organization_id = $1 ORDER BY id", organization)).map(
    ({ id }) => id,
  );

async function aPaul(details: Record<string, string> = told): Promise<Publisher> {
  publishers += 1;
  const paul = await aPublisher(byline, `paul${publishers}`);
  expect((await paul.person.patch(identityPath(paul), details)).status).toBe(200);
  return paul;
}

/** Asks for a check whose page the sandbox opens; answers the check's id. */
async function opened(paul: Publisher): Promise<string> {
  expect((await ask(paul)).status).toBe(201);
  const checkId = (await checkIdsOf(paul)).at(-1) ?? "";
  await runQueue(byline, "start-identity-check", { checkId });
  expect(await checkOf(paul)).toMatchObject({ status: "open", provider: "the sandbox" });
  return checkId;
}

const press = async (paul: Publisher, answer: string) => {
  const { headers } = await byline.app.inject({
    method: "POST",
    url: (await checkOf(paul)).url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `answer=${answer}`,
  });
  expect(headers.location).toBe("/publisher/kyc");
};

const report = (checkId: string, kind: "identityVerified" | "identityNeedsInput", copy = 0): ProviderEvent => {
  const about = { id: `${kind}_${copy}_${checkId}`, reference: `sandbox_identity_0_${checkId}`, intentId: checkId };
  return kind === "identityVerified" ? { kind, ...about, isAsTold: true } : { kind, ...about, reason: "Too dark." };
};
const deliver = (...events: ProviderEvent[]) =>
  receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", events);
const eventsOf = async ({ organization }: Publisher): Promise<string[]> =>
  (await query("SELECT verb FROM event WHERE subject = 'identity' AND subject_id = $1 ORDER BY id", organization)).map(
    ({ verb }) => verb,
  );

test("R3.15 a person whom the provider verified may withdraw; operators read who decided, and the trail keeps it", async () => {
  const paul = await aPaul();
  await opened(paul);
  await press(paul, "verify");
  const reference = `sandbox_identity_0_${(await checkIdsOf(paul))[0]}`;
  const notes = `Verified by the sandbox, ${reference}`;
  expect(await identityOf(paul)).toMatchObject({ state: "approved", provider: "sandbox", notes });
  expect(await checkOf(paul, olga)).toMatchObject({ status: "verified", reference, mayStart: false });
  const terms = await paul.person.get(`/api/withdrawal_terms/${paul.organization}`);
  expect(terms.body.identityState).toBe("approved");
  const [entry] = (await olga.get("/api/audit_events?kind=identity")).body["hydra:member"];
  expect(entry).toMatchObject({ actorName: "Byline", subject: `paul${publishers} Media` });
  await byline.settle();
  const [mail] = await query("SELECT letter FROM mail WHERE recipient = $1 ORDER BY id DESC", paul.person.email);
  expect(mail.letter.subject).toBe("Your identity is verified");
});

test("R3.15 the provider takes the documents' place alone: gaps are named, companies show documents, strangers see nothing", async () => {
  const gaps = await ask(await aPaul({ kind: "person", legalName: "Paul Quill" }));
  expect([gaps.status, gaps.body.violations.map((each: { propertyPath: string }) => each.propertyPath)]).toEqual([
    422,
    ["country", "address", "birthDate"],
  ]);
  const company = await ask(await aPaul({ ...told, kind: "company", registerNumber: "HRB 1" }));
  expect([company.status, company.body.code]).toEqual([409, "documents_needed"]);
  const paul = await aPaul();
  const stranger = (await aPaul()).person;
  expect((await stranger.post("/api/identity_checks", { organization: paul.organization })).status).toBe(404);
  expect((await stranger.get(`/api/identity_checks/${paul.organization}`)).status).toBe(404);
});

test("R3.15 what the provider could not read is said, and another check may succeed", async () => {
  const paul = await aPaul();
  const first = await opened(paul);
  await press(paul, "askAgain");
  expect(await checkOf(paul)).toMatchObject({
    status: "unclear",
    reason: "The picture of the document can't be read.",
  });
  expect((await identityOf(paul)).state).toBe("in_progress");
  await byline.settle();
  const [mail] = await query("SELECT letter FROM mail WHERE recipient = $1 ORDER BY id DESC", paul.person.email);
  expect(mail.letter.paragraphs).toContain("“The picture of the document can't be read.”");
  const second = await opened(paul);
  expect(second).not.toBe(first);
  await deliver(report(first, "identityNeedsInput", 1));
  expect(await checkOf(paul)).toMatchObject({ status: "open" });
  await press(paul, "verify");
  expect((await identityOf(paul)).state).toBe("approved");
  expect(await eventsOf(paul)).toEqual(["askAgain", "verify"]);
});

test("R4.2 every report a hundred times, shuffled, has one effect", async () => {
  const paul = await aPaul();
  const checkId = await opened(paul);
  const copies = [0, 1, 2].map((copy) => report(checkId, "identityVerified", copy));
  const deliveries = copies
    .flatMap((event) => Array<ProviderEvent>(100).fill(event))
    .toSorted(() => Math.random() - 0.5);
  await inTurns(deliveries, deliver);
  await deliver(report(checkId, "identityNeedsInput"));
  expect((await identityOf(paul)).state).toBe("approved");
  expect(await eventsOf(paul)).toEqual(["verify"]);
  const outcomes = await query(
    "SELECT outcome, count(*) FROM provider_event WHERE reference LIKE $1 GROUP BY outcome ORDER BY outcome",
    `%${checkId}`,
  );
  expect(outcomes).toEqual([
    { outcome: "applied", count: 1 },
    { outcome: "ignored", count: 3 },
  ]);
});

test("R3.15 what an operator rejected no provider approves, neither late nor anew", async () => {
  const paul = await aPaul();
  const early = await opened(paul);
  const late = await opened(paul);
  await deliver(report(early, "identityVerified"));
  expect((await olga.post(`${identityPath(paul)}/reject`, { notes: "Forged" })).body.state).toBe("rejected");
  await deliver(report(late, "identityVerified"));
  expect(await identityOf(paul)).toMatchObject({ state: "rejected", notes: "Forged", provider: "manual" });
  await paul.person.patch(identityPath(paul), { legalName: "Paul Quill Jr" });
  expect(await checkOf(paul)).toMatchObject({ mayStart: false });
  const again = await ask(paul);
  expect([again.status, again.body.code]).toEqual([409, "documents_needed"]);
});

test("R3.15 a person whose details changed to a company's meanwhile is not approved as one", async () => {
  const paul = await aPaul();
  const checkId = await opened(paul);
  const refused = await paul.person.patch(identityPath(paul), { kind: "company" });
  expect([refused.status, refused.body.code]).toEqual([409, "identity_checked"]);
  // A page that was open for longer than a day reports all the same.
  await byline.database.pool.query(
    "UPDATE identity_verification SET checked_since = checked_since - interval '25 hours'",
  );
  await paul.person.patch(identityPath(paul), { kind: "company" });
  await deliver(report(checkId, "identityVerified"));
  expect((await identityOf(paul)).state).toBe("in_progress");
});

test("the provider is called with the check's id, once its page is there no more; who it refuses reads why", async () => {
  const calls: string[] = [];
  const through = (startIdentitySession: PaymentProvider["startIdentitySession"]) => (checkId: string) =>
    startIdentityCheckQueue({ ...sandboxProvider, startIdentitySession }).handle(byline.database, { checkId }, quiet);
  const paul = await aPaul();
  await ask(paul);
  await ask(paul);
  const [checkId = "", ...others] = await checkIdsOf(paul);
  expect(others).toEqual([]);
  const asking = through(async (session) => {
    calls.push(session.id);
    if (calls.length === 1) throw new Error("away");
    return sandboxProvider.startIdentitySession(session);
  });
  await expect(asking(checkId)).rejects.toThrow("away");
  for (const _time of [1, 2]) await asking(checkId);
  expect(calls).toEqual([checkId, checkId]);
  const pia = await aPaul();
  await ask(pia);
  const refusing = through(() => Promise.reject(new ProviderRefusal("Stripe refused: not in your country.")));
  await refusing((await checkIdsOf(pia))[0] ?? "");
  expect(await checkOf(pia)).toMatchObject({ status: "refused", reason: "Stripe refused: not in your country." });
});

test("without a provider the way is documents", async () => {
  const alone = await openTestServer({ env: { PAYMENT_PROVIDER: "none" } });
  try {
    const paul = await aPublisher(alone, "paul");
    await paul.person.patch(identityPath(paul), told);
    expect(await checkOf(paul)).toMatchObject({ provider: null, mayStart: false, status: null });
    const refused = await ask(paul);
    expect([refused.status, refused.body.code]).toEqual([409, "no_identity_provider"]);
  } finally {
    await alone.close();
  }
});
