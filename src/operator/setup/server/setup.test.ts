import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { anOperator } from "../../../../test/scene.ts";
import { openTestServer, type TestServer, type TestServerOptions } from "../../../../test/server.ts";
import { verifyAuditTrail } from "../../../audit/server/verify.ts";
import { changeOperators, readOperatorArguments } from "../../../cli/operators.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import type { SetupStepState } from "../contract.ts";
import { issueSetupLink } from "./commands.ts";

async function anInstallation(options: TestServerOptions = {}): Promise<TestServer> {
  const byline = await openTestServer(options);
  onTestFinished(() => byline.close());
  return byline;
}

const linkOf = async ({ database }: TestServer) => (await database.transaction(issueSetupLink)) ?? "";
const login = { name: "Olga Keys", email: "olga@operator.example", password: "a lighthouse above the bay" };
const setUp = (byline: TestServer, body: object) => byline.stranger.post("/api/setups/first-operator", body);
const countOf = async ({ database }: TestServer, from: string) =>
  (await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`)).rows[0]?.count;
const mailsTo = async (byline: TestServer, email: string) => {
  await byline.settle();
  const text = "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY id";
  return (await byline.database.pool.query(text, [email])).rows.map(({ subject }) => subject);
};
const signIn = async (byline: TestServer) =>
  (await byline.app.inject({ method: "POST", url: "/auth/v1/token?grant_type=password", payload: login })).json() as {
    access_token: string;
  };

test("R1.10 the setup link makes the first operator, once; it stands in the trail, and only its hash was kept", async () => {
  const byline = await anInstallation();
  const secret = await linkOf(byline);
  expect((await byline.database.pool.query("SELECT token_hash::text FROM setup_link")).rows).not.toContain(secret);
  expect((await setUp(byline, { ...login, secret })).status).toBe(201);

  const { access_token } = await signIn(byline);
  const headers = { authorization: `Bearer ${access_token}` };
  const trail = await byline.stranger.call("GET", "/api/audit_events?kind=operator", undefined, headers);
  expect(trail.body["hydra:member"]).toMatchObject([
    {
      subject: login.email,
      actorName: "Byline",
      changes: [
        { field: "operator", before: false, after: true },
        { field: "by", before: null, after: "setup link" },
      ],
    },
  ]);
  expect(await mailsTo(byline, login.email)).toEqual([`${login.email} is an operator now`]);

  const again = await setUp(byline, { ...login, email: "eve@thief.example", secret });
  expect([again.status, again.body.code]).toEqual([410, "setup_over"]);
  expect(await linkOf(byline)).toBe("");
  expect(await countOf(byline, "setup_link")).toBe(0);
  expect(await verifyAuditTrail(byline.database.pool)).toEqual([]);
});

test("two who open setup links at once make one operator, whether the link is one or two", async () => {
  const byline = await anInstallation();
  const links = [await linkOf(byline), await linkOf(byline)];
  const answers = await Promise.all(
    [0, 0, 0, 1, 1, 1].map((link, index) =>
      setUp(byline, { ...login, email: `person${index}@operator.example`, secret: links[link] }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410, 410, 410]);
  expect(await countOf(byline, "client_user WHERE operator")).toBe(1);
  // The late caller has no account either.
  expect(await countOf(byline, "auth.users")).toBe(1);
});

test("a link that is wrong or a day old opens nothing, and tells nothing of passwords and addresses", async () => {
  const byline = await anInstallation();
  const ada = await byline.person("ada@advertiser.example");
  const old = await linkOf(byline);
  await byline.database.pool.query("UPDATE setup_link SET created_at = now() - interval '24 hours'");
  for (const secret of [old, "made-up", ""])
    for (const account of [login, { ...login, email: ada.email }, { ...login, password: "1" }, {}])
      expect((await setUp(byline, { ...account, secret })).status).toBe(410);
  const secret = await linkOf(byline);
  const fieldOf = async (account: object) => {
    const { status, body } = await setUp(byline, { ...account, secret });
    return [status, body.violations?.[0].propertyPath];
  };
  expect(await fieldOf({ ...login, password: "12345678" })).toEqual([422, "password"]);
  expect(await fieldOf({ ...login, email: ada.email })).toEqual([422, "email"]);
  expect(await fieldOf({ ...login, name: "" })).toEqual([422, "name"]);
  expect(await countOf(byline, "client_user WHERE operator")).toBe(0);
});

test("who has an account becomes the first operator with it, also where another service keeps the accounts", async () => {
  const byline = await anInstallation();
  const ada = await byline.person("ada@advertiser.example");
  const secret = await linkOf(byline);
  expect((await ada.post("/api/setups/first-operator", { secret })).status).toBe(201);
  expect((await ada.get("/api/person_records")).status).toBe(200);
});

test("R1.10 operators make and remove operators, except the last; each change is in the trail and mailed to all", async () => {
  const byline = await anInstallation();
  const olga = await anOperator(byline, "olga@operator.example");
  const ada = await byline.person("ada@advertiser.example");
  await ada.get(`/api/client_users/${ada.id}`);
  const say = (act: string, id: string, by = olga) => by.post(`/api/person_records/${id}/${act}`, {});
  expect((await say("dismiss", olga.id)).body.code).toBe("last_operator");
  expect((await olga.call("DELETE", `/api/client_users/${olga.id}`)).body.code).toBe("last_operator");
  expect((await say("appoint", ada.id, ada)).status).toBe(403);
  expect((await say("appoint", ada.id)).body).toMatchObject({ operator: true });
  expect((await say("appoint", ada.id)).body.code).toBe("is_operator");
  expect((await ada.get("/api/person_records")).status).toBe(200);
  await byline.settle();

  const both = await Promise.all([say("dismiss", olga.id, ada), say("dismiss", ada.id, olga)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countOf(byline, "client_user WHERE operator")).toBe(1);
  const gone = both[0]?.status === 200 ? olga : ada;
  expect((await gone.get("/api/person_records")).status).toBe(403);
  const told = [`${ada.email} is an operator now`, `${gone.email} is no longer an operator`];
  for (const { email } of [olga, ada]) expect(await mailsTo(byline, email)).toEqual(told);
});

test("byline operator adds, removes and lists operators, with the trail and the mails of the screen", async () => {
  const byline = await anInstallation();
  const ada = await byline.person("ada@advertiser.example");
  await ada.get(`/api/client_users/${ada.id}`);
  const run = async (...words: string[]) => {
    const order = readOperatorArguments(words);
    return order && changeOperators(byline.database, order);
  };
  for (const wrong of [[], ["add"], ["list", "ada"], ["remove", "a", "b"], ["make", "ada"]])
    expect(await run(...wrong)).toBe(undefined);
  expect(await run("add", "nobody@advertiser.example")).toBe(1);
  expect(await run("remove", ada.email)).toBe(1);
  expect(await run("add", "Ada@Advertiser.example")).toBe(0);
  expect((await ada.get("/api/person_records")).status).toBe(200);
  expect(await run("list")).toBe(0);
  expect(await run("remove", ada.email)).toBe(0);
  expect(await mailsTo(byline, ada.email)).toEqual([
    `${ada.email} is an operator now`,
    `${ada.email} is no longer an operator`,
  ]);
  expect(await countOf(byline, "audit_event WHERE kind = 'operator'")).toBe(2);
  expect(await linkOf(byline)).not.toBe("");
});

const setupPath = `/api/setups/${settingsId}`;

test("R1.10 the setup says of each step how far it is, what stops without it and where it is set", async () => {
  const byline = await anInstallation();
  const olga = await anOperator(byline, "olga@operator.example");
  const states = async () => {
    const { steps } = (await olga.get(setupPath)).body;
    return Object.fromEntries(steps.map(({ step, state }: SetupStepState) => [step, state]));
  };
  expect(await states()).toEqual({
    legal: "missing",
    documents: "missing",
    mail: "unconfirmed",
    payments: "done",
    transfers: "missing",
    fee: "unconfirmed",
    identityKey: "done",
    review: "unconfirmed",
    knownPages: "unconfirmed",
    backups: "unconfirmed",
  });
  const decide = (step: string, decision: string) => olga.post(`${setupPath}/decide`, { step, decision });
  await olga.patch(`/api/settings/${settingsId}`, {
    legalName: "Byline Press Ltd",
    legalAddress: "1 Quay Street",
    legalCountry: "IE",
    billingModel: "agent",
  });
  for (const step of ["fee", "review", "backups"]) expect((await decide(step, "confirmed")).status).toBe(200);
  for (const step of ["transfers", "knownPages"]) expect((await decide(step, "skipped")).status).toBe(200);
  expect((await decide("mail", "skipped")).status).toBe(422);
  expect((await olga.post("/api/setups/test-mail", {})).body.problem).toBe(null);
  expect(await states()).toEqual({
    legal: "done",
    documents: "done",
    mail: "done",
    payments: "done",
    transfers: "skipped",
    fee: "done",
    identityKey: "done",
    review: "done",
    knownPages: "skipped",
    backups: "done",
  });
  // Confirming does not replace missing settings.
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "" });
  await decide("legal", "confirmed");
  expect(await states()).toMatchObject({ legal: "missing" });
  const { rows } = await byline.database.pool.query("SELECT subject FROM audit_event WHERE kind = 'setup'");
  expect(rows.map(({ subject }) => subject)).toContain("Service fee");
});

test("the test mail says what the mail server answers, and the known pages which of them are silent", async () => {
  const refusing = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end("554 5.7.1 We take no mail from you\r\n");
  });
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void refusing.close());
  const { port } = refusing.address() as AddressInfo;
  const byline = await anInstallation({ env: { SMTP_URL: `smtp://user:s3cret@127.0.0.1:${port}` } });
  const olga = await anOperator(byline, "olga@operator.example");
  const { problem } = (await olga.post("/api/setups/test-mail", {})).body;
  expect(problem).toMatch(/^The mail server didn't take it: .*554/);
  expect(problem).not.toContain("s3cret");

  expect((await olga.post("/api/setups/test-known-pages", {})).body.problem).toMatch(/^No page is set/);
  await byline.database.pool.query("UPDATE operator_setting SET known_pages = '{http://127.0.0.1:1/}'");
  expect((await olga.post("/api/setups/test-known-pages", {})).body.problem).toBe(
    "No answer from http://127.0.0.1:1/. Remove it, or name another page.",
  );
  const eve = await byline.person("eve@stranger.example");
  for (const path of ["test-mail", "test-known-pages"])
    expect((await eve.post(`/api/setups/${path}`, {})).status).toBe(403);
});
