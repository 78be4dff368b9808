import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestFiles } from "../../../test/files.ts";
import { runQueue } from "../../../test/run-queue.ts";
import { anOperator, aPublisher, type Publisher } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { verifyAuditTrail } from "../../audit/server/verify.ts";

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

const store = openTestFiles();
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const pathOf = ({ organization }: Publisher) => `/api/identity_verifications/${organization}`;
const identityOf = async (paul: Publisher, person = paul.person) => (await person.get(pathOf(paul))).body;
const trail = async () => (await olga.get("/api/audit_events?kind=identity&itemsPerPage=100")).body["hydra:member"];

const aPaul = () => {
  publishers += 1;
  return aPublisher(byline, `paul${publishers}`);
};

const passport = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(2_000), Buffer.from("\n%%EOF")]);
const person = {
  kind: "person",
  legalName: "Paul Quill",
  country: "DE",
  address: "1 Press Lane, Bremen",
  birthDate: "1980-02-03",
};

function upload(paul: Publisher, kind: string, bytes: Buffer, by = paul.person) {
  const line = "a-line-between";
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="scan.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return byline.app.inject({
    method: "POST",
    url: `${pathOf(paul)}/documents?kind=${kind}`,
    headers: { "content-type": `multipart/form-data; boundary=${line}`, authorization: `Bearer ${by.token}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
}

const look = (paul: Publisher, documentId: string, by: Person) =>
  byline.app.inject({
    url: `${pathOf(paul)}/documents/${documentId}`,
    headers: { authorization: `Bearer ${by.token}` },
  });

async function submitted(): Promise<Publisher> {
  const paul = await aPaul();
  expect((await paul.person.patch(pathOf(paul), person)).status).toBe(200);
  expect((await upload(paul, "identity", passport)).statusCode).toBe(201);
  expect((await paul.person.post(`${pathOf(paul)}/submit`, {})).body.state).toBe("in_review");
  return paul;
}

test("R3.15 a verification has not begun until its owner says something, and its gaps are named", async () => {
  const paul = await aPaul();
  expect(await identityOf(paul)).toMatchObject({ state: "not_started", documents: [] });
  expect((await paul.person.patch(pathOf(paul), { kind: "company" })).body.state).toBe("in_progress");
  const { status, body } = await paul.person.post(`${pathOf(paul)}/submit`, {});
  expect([status, body.violations.map((each: { propertyPath: string }) => each.propertyPath)]).toEqual([
    422,
    ["legalName", "country", "address", "registerNumber", "identity", "register"],
  ]);
});

test("R3.15 what was sent waits for an operator, who is told; its owner changes nothing meanwhile", async () => {
  const paul = await submitted();
  const waiting = (await olga.get("/api/identity_verifications?state=in_review")).body["hydra:member"];
  expect(waiting.map((each: { id: string }) => each.id)).toContain(paul.organization);
  const again = await paul.person.patch(pathOf(paul), { legalName: "Somebody else" });
  expect([again.status, again.body.code]).toEqual([409, "identity_move"]);
  expect((await upload(paul, "identityBack", passport)).statusCode).toBe(409);
  expect((await identityOf(paul)).moves).toEqual([]);
  const seen = await olga.get(pathOf(paul));
  expect(seen.body.moves).toEqual(["approve", "reject"]);
  await byline.settle();
  const [mail] = await query("SELECT recipient, letter FROM mail ORDER BY id DESC LIMIT 1");
  expect([mail.recipient, mail.letter.subject]).toEqual([olga.email, expect.stringContaining("sent documents")]);
});

test("R3.15 documents lie encrypted, only operators see them, and the trail keeps each look", async () => {
  const paul = await submitted();
  const [document] = (await identityOf(paul)).documents;
  const kept = Buffer.from(await store.getBytes(`identity-${document.id}`));
  expect(kept.includes(passport.subarray(20, 200))).toBe(false);
  const before = (await trail()).length;
  for (const by of [paul.person, (await aPaul()).person])
    expect((await look(paul, document.id, by)).statusCode).toBe(404);
  expect((await look(paul, crypto.randomUUID(), olga)).statusCode).toBe(404);
  expect(await trail()).toHaveLength(before);
  const seen = await look(paul, document.id, olga);
  expect(seen.rawPayload.equals(passport)).toBe(true);
  expect(seen.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect((await trail())[0]).toMatchObject({
    act: "created",
    subject: `paul${publishers - 1} Media`,
    actorName: olga.email,
    changes: [{ field: "document", before: null, after: "Passport, or front of the ID card" }],
  });
});

test("R3.15 a rejection says why, and what was rejected can be sent again", async () => {
  const paul = await submitted();
  expect((await olga.post(`${pathOf(paul)}/reject`, {})).status).toBe(422);
  expect((await olga.post(`${pathOf(paul)}/reject`, { notes: "The photo is blurred." })).body.state).toBe("rejected");
  expect(await identityOf(paul)).toMatchObject({ state: "rejected", notes: "The photo is blurred." });
  expect((await trail())[0].changes.map(({ field }: { field: string }) => field)).toEqual(["state", "notes"]);
  const first = (await identityOf(paul)).documents[0].id;
  expect((await upload(paul, "identity", passport)).json().state).toBe("in_progress");
  expect(await store.exists(`identity-${first}`)).toBe(false);
  expect((await paul.person.post(`${pathOf(paul)}/submit`, {})).body).toMatchObject({ state: "in_review", notes: "" });
  expect((await olga.post(`${pathOf(paul)}/approve`, {})).body.state).toBe("approved");
  await byline.settle();
  const letters = await query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1",
    paul.person.email,
  );
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Your identity could not be verified",
    "Your identity is verified",
  ]);
});

test("R3.15 two operators decide once; an approval that proves wrong is taken back", async () => {
  const paul = await submitted();
  const decisions = await Promise.all([
    olga.post(`${pathOf(paul)}/approve`, {}),
    olga.post(`${pathOf(paul)}/approve`, {}),
  ]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await olga.post(`${pathOf(paul)}/reject`, { notes: "Forged" })).body.state).toBe("rejected");
  expect((await paul.person.post(`${pathOf(paul)}/approve`, {})).status).toBe(403);
});

test("R3.15 documents are deleted the operator's days after the decision, and the trail says so", async () => {
  const paul = await submitted();
  const [document] = (await identityOf(paul)).documents;
  const letPass = (days: number) =>
    query(
      "UPDATE identity_verification SET decided_at = decided_at - make_interval(days => $2) WHERE organization_id = $1",
      paul.organization,
      days,
    );
  await query("UPDATE identity_verification SET submitted_at = submitted_at - interval '200 days'");
  await runQueue(byline, "forget-identity-documents");
  expect((await identityOf(paul)).documents).toHaveLength(1);
  await olga.post(`${pathOf(paul)}/approve`, {});
  await letPass(89);
  await runQueue(byline, "forget-identity-documents");
  expect((await identityOf(paul)).documents).toHaveLength(1);
  await letPass(1);
  await runQueue(byline, "forget-identity-documents");
  expect(await identityOf(paul)).toMatchObject({
    state: "approved",
    documents: [],
    documentsDeletedAt: expect.any(String),
  });
  expect(await store.exists(`identity-${document.id}`)).toBe(false);
  expect((await trail())[0]).toMatchObject({
    act: "removed",
    actorName: "Byline",
    changes: [{ field: "documents", before: 1, after: null }],
  });
});

test.each([
  ["a page", Buffer.from("<html><script>alert(1)</script>"), 422],
  ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), 422],
  ["nothing", Buffer.alloc(0), 422],
  ["more than 10 MB", Buffer.concat([passport, Buffer.alloc(10_000_001)]), 413],
])("R3.15 %s is no document", async (_what, bytes, status) => {
  const paul = await aPaul();
  expect((await upload(paul, "identity", bytes)).statusCode).toBe(status);
});

test("R3.15 without its key an installation takes no documents and says whose task that is", async () => {
  const keyless = await openTestServer({ env: { IDENTITY_KEY: "", DATABASE_URL: "postgres://elsewhere/byline" } });
  try {
    const paul = await aPublisher(keyless, "paul");
    const line = "x";
    const answer = await keyless.app.inject({
      method: "POST",
      url: `${pathOf(paul)}/documents?kind=identity`,
      headers: {
        "content-type": `multipart/form-data; boundary=${line}`,
        authorization: `Bearer ${paul.person.token}`,
      },
      payload: Buffer.concat([
        Buffer.from(`--${line}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`),
        passport,
        Buffer.from(`\r\n--${line}--\r\n`),
      ]),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "no_sealing_key"]);
    expect(answer.json()["hydra:description"]).toContain("IDENTITY_KEY");
  } finally {
    await keyless.close();
  }
});
