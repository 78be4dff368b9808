import { afterAll, beforeAll, expect, test } from "vitest";
import { demoLogins } from "../../src/demo/cast.ts";
import { aFilledDemo } from "../filled-demo.ts";
import { type RunningServer, runCommand, runServer, signIn, until } from "../process.ts";
import { type Scratch, scratchFolder } from "../scratch.ts";

let directory: Scratch;
let byline: RunningServer;

beforeAll(async () => {
  directory = await aFilledDemo();
  byline = await runServer(directory.path);
});

afterAll(async () => {
  await byline?.stop();
  directory?.remove();
});

const [advertiser] = demoLogins;
type Call = Awaited<ReturnType<typeof signIn>>;

async function cartOf(call: Call): Promise<string> {
  const campaign = (await call("GET", "/api/campaigns")).body["hydra:member"][0].id;
  return (await call("POST", "/api/carts", { campaign })).body.id;
}

async function fillCart(call: Call, cart: string, lines: number): Promise<void> {
  const listings = (await call("GET", "/api/listings?itemsPerPage=40&order[price]=asc")).body["hydra:member"];
  const kept = (await call("GET", `/api/carts/${cart}`)).body.lines;
  const inCart = new Set(kept.map(({ format }: { format: string }) => format));
  const wanted = listings
    .filter(({ id }: { id: string }) => !inCart.has(`/api/formats/${id}`))
    .slice(0, lines - kept.length);
  for (const { id } of wanted) await call("POST", `/api/carts/${cart}/add`, { format: id });
}

test("the database restarts three times under load: the server lives and writes within 10 s of its return", async () => {
  const call = await signIn(byline.url, advertiser.email, advertiser.password);
  const seen = new Map<number, number>();
  let loading = true;
  const load = Array.from({ length: 8 }, async (_, index) => {
    while (loading) {
      const answer = await (index % 2 === 0
        ? call("GET", "/api/listings?order[price]=desc")
        : call("PATCH", "/api/client_users", { name: `Ada ${index}` }));
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      if (answer.status === 503) expect(answer.retryAfter).not.toBeNull();
      // A hundred calls a second are load enough, and leave other tests a processor.
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
  for (const signal of ["SIGINT", "SIGKILL", "SIGKILL"] as const) {
    const before = byline.postmaster();
    process.kill(before, signal);
    await until(async () => byline.postmaster() !== before && (await fetch(`${byline.url}/health/ready`)).ok, 120_000);
    const waited = await until(
      async () => (await call("PATCH", "/api/client_users", { name: "Ada" })).status === 200,
      10_000,
    );
    expect(waited).toBeLessThan(10_000);
    expect(byline.child.exitCode).toBeNull();
  }
  loading = false;
  await Promise.all(load);
  expect([...seen.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
});

test("kill -9 of the server in the middle of a booking leaves all or nothing", async () => {
  const lines = 12;
  for (let round = 0; round < 3; round++) {
    const call = await signIn(byline.url, advertiser.email, advertiser.password);
    const cart = await cartOf(call);
    const ordersBefore = (await call("GET", "/api/orders?side=client")).body["hydra:totalItems"];
    await fillCart(call, cart, lines);
    const booking = call("POST", `/api/carts/${cart}/book`, {}, `round-${round}`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, round * 10));
    await byline.stop("SIGKILL");
    await booking;
    byline = await runServer(directory.path);
    const again = await signIn(byline.url, advertiser.email, advertiser.password);
    const left = (await again("GET", `/api/carts/${cart}`)).body.lines.length;
    const booked = (await again("GET", "/api/orders?side=client")).body["hydra:totalItems"] - ordersBefore;
    expect([`${booked} booked, ${left} left`]).toContainEqual(
      booked === 0 ? `0 booked, ${lines} left` : `${lines} booked, 0 left`,
    );
    const repeated = await again("POST", `/api/carts/${cart}/book`, {}, `round-${round}`);
    expect(repeated.body["hydra:member"]).toHaveLength(lines);
    for (const order of repeated.body["hydra:member"]) await again("POST", `/api/orders/${order.id}/cancel`, {});
  }
  const { code, output } = await runCommand(["verify-ledger"], { DATA_DIR: directory.path });
  expect(output).toContain("The books balance.");
  expect(code).toBe(0);
});

test("the next start keeps the data; SIGTERM ends within ten seconds with exit code 0 and leaves no database behind", async () => {
  const call = await signIn(byline.url, advertiser.email, advertiser.password);
  const organizations = (await call("GET", "/api/organizations")).body["hydra:totalItems"];
  const postmaster = byline.postmaster();
  const begin = Date.now();
  expect(await byline.stop(), byline.output()).toBe(0);
  expect(Date.now() - begin).toBeLessThan(10_000);
  expect(() => process.kill(postmaster, 0)).toThrow();
  byline = await runServer(directory.path);
  const again = await signIn(byline.url, advertiser.email, advertiser.password);
  expect((await again("GET", "/api/organizations")).body["hydra:totalItems"]).toBe(organizations);
});

test("a taken port and a second byline on the same data end with exit code 1 and a sentence", async () => {
  const other = scratchFolder();
  const taken = await runCommand(["dev"], { DATA_DIR: other.path, PORT: new URL(byline.url).port });
  expect(taken.code).toBe(1);
  expect(taken.output).toMatch(/Port \d+ is taken by another program/);
  other.remove();
  const second = await runCommand(["dev"], { DATA_DIR: directory.path, PORT: "0" });
  expect(second.code).toBe(1);
  expect(second.output.trim().split("\n")).toHaveLength(1);
  expect((await fetch(`${byline.url}/health/ready`)).ok).toBe(true);
});

test("SIGTERM that comes twice, on a busy server, ends it with 0 and leaves no database behind", async () => {
  const call = await signIn(byline.url, advertiser.email, advertiser.password);
  const postmaster = byline.postmaster();
  const load = Array.from({ length: 20 }, () => call("GET", "/api/listings?order[price]=desc").catch(() => undefined));
  const ended = byline.stop();
  await new Promise((resolve) => setTimeout(resolve, 30));
  byline.child.kill("SIGTERM");
  expect(await ended, byline.output()).toBe(0);
  await Promise.all(load);
  expect(() => process.kill(postmaster, 0)).toThrow();
});

test("a database that is newer than the code is left alone, with a sentence", async () => {
  const { default: pg } = await import("pg");
  const { startEmbeddedPostgres } = await import("../../src/embedded-postgres/embedded.ts");
  const server = await startEmbeddedPostgres({ dataDirectory: directory.path, port: 0, log: () => {} });
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('future', 99999999999999)");
  await client.end();
  await server.stop();
  const { code, output } = await runCommand(["dev"], { DATA_DIR: directory.path, PORT: "0" });
  expect(code).toBe(1);
  expect(output).toContain("The database is newer than this code");
});
