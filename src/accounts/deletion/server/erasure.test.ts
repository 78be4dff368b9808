import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestFiles } from "../../../../test/files.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, anAdvertiser, anImage, aPublisher, goodText } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { statementsOf, stepsOf } from "../../../../test/statements.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

const rows = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

async function work(queue: string): Promise<void> {
  for (const { data } of await rows(
    "DELETE FROM pgboss.job WHERE name = $1 AND state = 'created' RETURNING data",
    queue,
  ))
    await runQueue(byline, queue, data);
}

test("erasing an account empties what named the person: avatar, billing details, projects, sign-in addresses and letters", async () => {
  const dora = await anAdvertiser(byline, "dora", 0);
  const { person, organization } = dora;
  const avatar = await anImage(byline, person);
  await person.patch("/api/client_users", { name: "Dora Delgado", avatar });
  const billing = { billingName: "Dora Delgado", billingAddress: "1 Harbor Lane", billingCountry: "US" };
  expect((await person.patch(`/api/organizations/${organization}`, billing)).status).toBe(200);
  await byline.database.transaction((tx) =>
    tx.$client.query("INSERT INTO mail (id, recipient, letter) VALUES (gen_random_uuid(), $1, $2)", [
      person.email,
      { subject: "Sign in", paragraphs: ["Dora"] },
    ]),
  );
  expect(await rows("SELECT FROM auth.audit_log_people WHERE actor_id = $1", person.id)).not.toEqual([]);
  expect((await byline.app.inject({ url: avatar })).statusCode).toBe(200);

  expect((await person.call("DELETE", `/api/client_users/${person.id}`)).status).toBe(204);
  await work("delete-files");
  expect((await byline.app.inject({ url: avatar })).statusCode).toBe(404);
  expect(await openTestFiles().exists(avatar.slice("/files/".length))).toBe(false);
  expect(await rows("SELECT FROM mail WHERE recipient = $1", person.email)).toEqual([]);
  expect(await rows("SELECT FROM auth.audit_log_people WHERE actor_id = $1", person.id)).toEqual([]);
  const [left] = await rows(
    "SELECT billing_name, billing_address, billing_country, tax_id FROM organization WHERE id = $1",
    organization,
  );
  expect(Object.values(left)).toEqual([null, null, null, null]);
  const log = JSON.stringify(await rows("SELECT payload, ip_address FROM auth.audit_log_entries"));
  expect(log).not.toContain("dora@");
  expect(await rows("SELECT name FROM project WHERE organization_id = $1", organization)).toEqual([
    { name: "Closed project" },
  ]);
});

test("erasing an account leaves its address in no invitation that it accepted, nor closing an organization in its own", async () => {
  const host = await anAdvertiser(byline, "host", 0);
  const guest = await byline.person("Guest@erased.example");
  const invited = { email: guest.email, organization: host.organization, organizationRole: "VIEWER" };
  await host.person.post("/api/invitations", invited);
  await byline.settle();
  const [mail] = await rows(
    "SELECT letter FROM mail WHERE recipient = $1 ORDER BY id DESC LIMIT 1",
    guest.email.toLowerCase(),
  );
  const token = /token=([\w-]{43})$/.exec(mail.letter.action.path)?.[1];
  expect((await guest.post("/api/invitations/accept", { token })).status).toBe(200);
  const left = () => rows("SELECT email FROM invitation WHERE organization_id = $1", host.organization);
  expect(await left()).toEqual([{ email: "guest@erased.example" }]);
  expect((await guest.call("DELETE", `/api/client_users/${guest.id}`)).status).toBe(204);
  expect(await left()).toEqual([]);
});

test("a person downloads a copy of their data, without a secret in it; nobody else does", async () => {
  const ada = await anAdvertiser(byline, "ada", 0);
  const eve = await anAdvertiser(byline, "eve", 0);
  await ada.person.patch("/api/client_users", { name: "Ada Marlow" });
  const { token } = (await ada.person.post("/api/api_tokens", { name: "Script", scopes: ["read"] })).body;
  const copy = (await ada.person.get(`/api/data_copies/${ada.person.id}`)).body;
  expect(copy.person).toMatchObject({ name: "Ada Marlow", email: ada.person.email });
  expect(copy.organizations).toMatchObject([{ name: "ada Agency", role: "OWNER" }]);
  expect(copy.apiTokens).toMatchObject([{ name: "Script" }]);
  expect(copy.signIns.length).toBeGreaterThan(0);
  expect(JSON.stringify(copy)).not.toMatch(new RegExp(`${token}|argon2|token_hash`));
  expect((await eve.person.get(`/api/data_copies/${ada.person.id}`)).status).toBe(404);
});

/** Copies of a row by people whom nobody knows. References and triggers are off. */
async function addStrangers(table: string, model: string, fields: string): Promise<void> {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await owner.query("SET session_replication_role = replica");
  await owner.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(model, jsonb_build_object('id', new_id(), ${fields}))).*
     FROM ${table} AS model, generate_series(1, 1500) AS each WHERE model.id = $1`,
    [model],
  );
  await owner.query(`VACUUM (ANALYZE) ${table}`);
  await owner.end();
}

test("the copy of one's data reads one's own orders and messages, whatever others have", async () => {
  const cora = await anAdvertiser(byline, "cora", 100_000);
  const paul = await aPublisher(byline, "paul");
  const { id, number } = await aBooking(cora, paul.formatId);
  await cora.person.patch(`/api/orders/${id}`, goodText);
  await cora.person.post(`/api/orders/${id}/send`, {});
  await cora.person.post(`/api/orders/${id}/messages`, { body: "When?", files: [] });
  const [said] = await rows("SELECT id FROM message WHERE author_id = $1", cora.person.id);
  await addStrangers("publication_order", id, "'number', each, 'booked_by', gen_random_uuid()");
  await addStrangers("message", said.id, "'author_id', gen_random_uuid()");
  const sent = await statementsOf(async () => {
    const { orders, messages } = (await cora.person.get(`/api/data_copies/${cora.person.id}`)).body;
    expect([orders, messages]).toMatchObject([[{ number }], [{ body: "When?" }]]);
  });
  const parts = sent.filter(({ text }) => /FROM (message|publication_order)\b/.test(text));
  expect(parts).toHaveLength(2);
  for (const part of parts)
    expect((await stepsOf(byline.database.pool, part)).steps.filter(({ rows }) => rows > 100)).toEqual([]);
});

test("a letter is emptied once it is delivered, and forgotten after thirty days", async () => {
  await byline.database.pool.query(
    "INSERT INTO mail (id, recipient, letter, created_at) VALUES (gen_random_uuid(), 'old@mails.example', '{}', now() - interval '31 days'), (gen_random_uuid(), 'new@mails.example', '{}', now())",
  );
  await runQueue(byline, "forget-mails");
  expect(await rows("SELECT recipient FROM mail WHERE recipient LIKE '%mails.example'")).toEqual([
    { recipient: "new@mails.example" },
  ]);
});

test("who was behind an organization is forgotten the operator's days after it closed, and not before", async () => {
  const behind = async (name: string, closedDaysAgo: number | null) => {
    const { organization } = await anAdvertiser(byline, name, 0);
    await byline.database.pool.query(
      "INSERT INTO identity_verification (organization_id, legal_name, address, birth_date) VALUES ($1, 'Nora Real', '1 Lane', '1980-01-01')",
      [organization],
    );
    if (closedDaysAgo !== null)
      await byline.database.pool.query(
        "UPDATE organization SET status = 3, updated_at = now() - make_interval(days => $1) WHERE id = $2",
        [closedDaysAgo, organization],
      );
    return organization;
  };
  const [open, lately, long] = [await behind("open", null), await behind("lately", 1_000), await behind("long", 1_900)];
  await runQueue(byline, "forget-identity-data");
  const names = await rows(
    "SELECT organization_id AS id, legal_name AS name FROM identity_verification WHERE legal_name = 'Nora Real'",
  );
  expect(names.map(({ id }) => id).toSorted()).toEqual([open, lately].toSorted());
  expect(long).not.toBe("");
});
