import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { demoLogins } from "../src/demo/cast.ts";
import { removeClock } from "../src/demo/clock.ts";
import { demoOpening } from "../src/demo-opening.ts";
import { creditTopUp } from "../src/payments/top-ups/postings.ts";
import { applicationUrl, usualAccountSchema, withAccountSchema } from "../src/platform/database/application-url.ts";
import { openDatabase } from "../src/platform/database/database.ts";
import { post } from "../src/wallet/server/commands/post.ts";
import { freePort, type RunningServer, runCommand, runServer, signIn, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { endWithProcess } from "./ends.ts";
import { brokenOnce, countOnce, openReceiver, untilDone } from "./once.ts";
import { missingForFailover, startFailoverPair } from "./patroni.ts";
import { query } from "./query.ts";

const bookers = 6;
const [advertiser = { email: "", password: "" }] = demoLogins;
type Call = Awaited<ReturnType<typeof signIn>>;

beforeAll(() => {
  const missing = missingForFailover();
  if (missing.length > 0) throw new Error(`Not installed: apt-get install postgresql-15 ${missing.join(" ")}`);
});

async function openCluster(hosts: string) {
  const pair = await startFailoverPair();
  onTestFinished(pair.stop);
  const scratch = scratchFolder();
  const environment = {
    DATABASE_URL: pair.ownerUrl,
    DEMO: "true",
    PAYMENT_PROVIDER: "sandbox",
    DATA_DIR: scratch.path,
    IDENTITY_KEY: "5ea1".repeat(16),
    LINK_CHECK_HOSTS: hosts,
  };
  await fillOutlets(pair.ownerUrl, environment);
  const servers: RunningServer[] = [];
  onTestFinished(async () => {
    for (const server of servers) await server.stop("SIGKILL");
    scratch.remove();
  });
  for (let count = 0; count < 2; count++) {
    const places = { PORT: String(await freePort()), PUBLIC_URL: "http://localhost:1" };
    const server = await runServer(scratch.path, { ...environment, ...places });
    servers.push(server);
    endWithProcess(() => server.child.kill("SIGKILL"));
  }
  return { pair, servers, environment };
}

/** The demo's people and outlets, as if their past had been told already: that takes minutes on a busy machine. */
async function fillOutlets(ownerUrl: string, environment: Record<string, string>): Promise<void> {
  expect((await runCommand(["migrate"], environment)).code).toBe(0);
  const log = pino({ level: "silent" });
  await demoOpening(readConfig(environment), log).stage(withAccountSchema(ownerUrl, usualAccountSchema));
  const database = openDatabase({ url: ownerUrl, poolSize: 1, log });
  await removeClock(database);
  await database.close();
}

/** Enough to book for minutes, by the product's own posting. */
async function fund(ownerUrl: string, organizationId: string): Promise<void> {
  const database = openDatabase({ url: applicationUrl(ownerUrl), poolSize: 2, log: pino({ level: "silent" }) });
  await database.transaction((tx) =>
    post(tx, [creditTopUp({ topUpId: crypto.randomUUID(), organizationId, amountCents: 1_000_000_000 })]),
  );
  await database.close();
}

/** Repeats under one key until a final answer: then the caller knows what became of it. */
async function insist(call: Call, method: string, path: string, body: unknown) {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await call(method, path, body, key).catch(() => undefined);
    if (answer && answer.status < 500 && answer.body?.code !== "idempotency_key_in_use") return answer;
    await setTimeout(200);
  }
}

/** Books until it is told to stop, each time with a campaign of its own. Tells when each booking was acknowledged. */
function book(call: Call, project: string, formats: string[], number: number) {
  const acknowledged: { id: string; at: number }[] = [];
  let isOver = false;
  const work = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const name = `Booker ${number}, ${turn}`;
      const campaign = await insist(call, "POST", "/api/campaigns", { project, name, goal: "seo" });
      const cart = `/api/carts/${(await insist(call, "POST", "/api/carts", { campaign: campaign.body.id })).body.id}`;
      const added = await insist(call, "POST", `${cart}/add`, { format: formats[(number + turn) % formats.length] });
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      const booked = await insist(call, "POST", `${cart}/book`, {});
      expect(booked.status, JSON.stringify(booked.body)).toBe(201);
      for (const { id } of booked.body["hydra:member"]) acknowledged.push({ id, at: performance.now() });
    }
  })();
  return {
    acknowledged,
    async end() {
      isOver = true;
      await work;
    },
  };
}

test("the primary dies while people book: the first write comes within thirty seconds, nothing acknowledged is lost and nothing comes twice", async () => {
  const receiver = await openReceiver();
  onTestFinished(receiver.close);
  const { pair, servers, environment } = await openCluster(receiver.hosts);
  const [one, other] = servers.map(({ url }) => url);
  const calls = await Promise.all(
    Array.from({ length: bookers }, (_, index) =>
      signIn((index % 2 ? other : one) ?? "", advertiser.email, advertiser.password),
    ),
  );
  const [call] = calls;
  if (!call) throw new Error("nobody signed in");
  const [wallet] = (await call("GET", "/api/wallets")).body["hydra:member"];
  await fund(pair.ownerUrl, wallet.id);
  const endpoint = { organization: wallet.id, url: `http://${receiver.host}/` };
  expect((await call("POST", "/api/webhooks", endpoint)).status).toBe(201);
  const [campaign] = (await call("GET", "/api/campaigns?itemsPerPage=1")).body["hydra:member"];
  const listed = (await call("GET", "/api/listings?itemsPerPage=30")).body["hydra:member"];
  const formats = listed.map(({ id }: { id: string }) => id);
  const booking = calls.map((each, index) => book(each, campaign.project, formats, index));
  const acknowledged = () => booking.flatMap((each) => each.acknowledged);
  await until(async () => acknowledged().length > 30, 60_000);

  const died = await pair.primary.kill();
  const killedAt = performance.now();
  const first = () => acknowledged().find(({ at }) => at > killedAt + 1_000);
  await until(async () => first() !== undefined, 120_000);
  await until(async () => acknowledged().length > 100, 60_000);
  for (const each of booking) await each.end();
  const seconds = ((first()?.at ?? Infinity) - killedAt) / 1_000;
  console.log(`${died} died; the first booking after ${seconds.toFixed(1)} s, ${acknowledged().length} in all`);

  const rows = await query(
    pair.ownerUrl,
    `SELECT booked.id FROM publication_order AS booked JOIN campaign ON campaign.id = booked.campaign_id WHERE campaign.name LIKE 'Booker %'`,
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    acknowledged()
      .map(({ id }) => id)
      .toSorted(),
  );
  await until(async () => (await fetch(`${one}/health/ready`)).ok && (await fetch(`${other}/health/ready`)).ok, 30_000);
  await untilDone(pair.ownerUrl);
  console.log(JSON.stringify(await countOnce(pair.ownerUrl, receiver)));
  expect(await brokenOnce(pair.ownerUrl, receiver)).toEqual([]);
  const verified = await runCommand(["verify-ledger"], environment);
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  expect(seconds).toBeLessThan(30);
}, 600_000);
