import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { settingsId } from "#settings/settings-id.ts";
import { compareWithKept, readChainEnds } from "../../src/cli/verify-ledger/chains.ts";
import type { ChainEnd } from "../../src/cli/verify-ledger/ends.ts";
import { headOf } from "../../src/cli/verify-ledger/ends.ts";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { aBooking, anAdvertiser, anOperator, aPublisher } from "../scene.ts";
import { openTestServer, type TestServer } from "../server.ts";
import { tamper } from "../tamper.ts";

let byline: TestServer;
let kept: ChainEnd[];
const ends = () => readChainEnds(byline.database.pool);
const problems = () => compareWithKept(byline.database.pool, kept);

async function somethingHappens(email: string): Promise<void> {
  const ada = await anAdvertiser(byline, email, 100_000);
  const paul = await aPublisher(byline, `${email}-paper`);
  await aBooking(ada, paul.formatId);
  const olga = await anOperator(byline, `${email}@operator.example`);
  for (const feeBasisPoints of [1_250, 1_500])
    expect((await olga.patch(`/api/settings/${settingsId}`, { feeBasisPoints })).status).toBe(200);
}

beforeAll(async () => {
  byline = await openTestServer();
  await somethingHappens("ada");
  kept = await ends();
  await somethingHappens("eve");
});
afterAll(() => byline?.close());

test("one head covers ledger, audit and sign-in log, and books that went on still go on from a kept one", async () => {
  expect(new Set(kept.map(({ chain }) => chain.split(" ")[0]))).toEqual(new Set(["ledger", "audit", "sign-ins"]));
  expect(headOf(await ends())).not.toBe(headOf(kept));
  expect(await problems()).toEqual([]);
});

test("a check reads for as long as it takes, past the limit of a statement", async () => {
  const { url, ownerUrl } = byline.testDatabase;
  const hurried = new pg.Pool({ connectionString: url, statement_timeout: 200 });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  onTestFinished(async () => {
    await owner.end();
    await hurried.end();
  });
  for (const check of [verifyEverything, readChainEnds, (pool: pg.Pool) => compareWithKept(pool, kept)])
    for (const table of ["ledger_account", "audit_event, audit_event_end", "auth.audit_chains"]) {
      await owner.query(`BEGIN; LOCK ${table}`);
      const checking = check(hurried);
      await setTimeout(500);
      await owner.query("ROLLBACK");
      await expect(checking, table).resolves.toBeDefined();
    }
});

test("the application's role can't move the end of a log", async () => {
  for (const statement of [
    "UPDATE audit_event_end SET length = 0",
    "UPDATE auth.audit_chains SET length = 0",
    "DELETE FROM auth.audit_chains",
    "INSERT INTO auth.audit_chains VALUES ('nobody', 1, '')",
  ])
    await expect(byline.database.pool.query(statement)).rejects.toThrow("permission denied");
});

test("a log whose tail and end are cut together is found by the kept ends, though nothing in it contradicts itself", async () => {
  await tamper(byline, "DELETE FROM audit_event");
  await tamper(byline, "UPDATE audit_event_end SET length = 0, hash = ''");
  expect(await problems()).toEqual([expect.stringContaining("audit trail: its entry 2 is missing")]);
  await tamper(byline, "DELETE FROM auth.audit_log_entries; DELETE FROM auth.audit_chains");
  const signIns = kept.filter(({ chain }) => chain.startsWith("sign-ins")).length;
  expect(await problems()).toHaveLength(1 + signIns);
});
