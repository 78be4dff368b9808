import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAdvertiser, demoLogins } from "../../src/demo/cast.ts";
import { createEmptyDatabase, type TestDatabase } from "../database.ts";
import { type RunningServer, runCommand, runServer, signIn } from "../process.ts";
import { scratchFolder } from "../scratch.ts";

const directory = scratchFolder();
/** The application's user apart from the owner; its membership defines its rights. */
const user = `byline_test_${process.pid}`;
let owner: pg.Client;
let database: TestDatabase;
let environment: Record<string, string>;
let byline: RunningServer;

beforeAll(async () => {
  database = await createEmptyDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`CREATE ROLE ${user} LOGIN PASSWORD 'quiet' IN ROLE byline_app`);
  const ownUrl = Object.assign(new URL(database.ownerUrl), { username: user, password: "quiet" }).href;
  environment = {
    DATABASE_URL: ownUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    AUTH_DATABASE_SCHEMA: "people",
    DEMO: "true",
  };
  byline = await runServer(directory.path, environment);
});
afterAll(async () => {
  await byline?.stop();
  await owner.query(`DROP ROLE ${user}`);
  await owner.end();
  database.drop();
  directory.remove();
});

test("R7.7 an installation whose accounts lie in another schema signs in, knows its roles and lists media", async () => {
  const [advertiser] = demoLogins;
  if (!advertiser) throw new Error("the demo has logins");
  const call = await signIn(byline.url, advertiser.email, advertiser.password);
  const media = await call("GET", "/api/listings?itemsPerPage=3");
  expect([media.status, media.body["hydra:member"].length]).toEqual([200, 3]);
  const organizations = await call("GET", "/api/organizations");
  expect(organizations.body["hydra:member"]).toMatchObject([{ name: demoAdvertiser.organization }]);
});

test("its books and its sign-in log are followed, and no other schema of accounts was made", async () => {
  const { code, output } = await runCommand(["verify-ledger"], { DATA_DIR: directory.path, ...environment });
  expect([code, output]).toEqual([0, expect.stringContaining("The books balance.")]);
  const { rows } = await owner.query(
    `SELECT to_regnamespace('auth') AS auth, (SELECT count(*)::int FROM people.audit_log_entries) > 0 AS "isLogged"`,
  );
  expect(rows).toEqual([{ auth: null, isLogged: true }]);
});

test("a name that is none is refused with a sentence", async () => {
  const env = { DATA_DIR: directory.path, ...environment, AUTH_DATABASE_SCHEMA: "public" };
  const { code, output } = await runCommand(["auth"], env);
  expect([code, output.trim()]).toEqual([
    1,
    "AUTH_DATABASE_SCHEMA: this schema holds something else; choose a name of its own",
  ]);
});
