import { beforeAll, expect, onTestFinished, test } from "vitest";
import { demoLogins } from "../src/demo/cast.ts";
import { freePort, type RunningServer, runCommand, runServer, signIn, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { endWithProcess } from "./ends.ts";
import { hasHaproxy, startHaproxy } from "./haproxy.ts";
import { startPrimary } from "./standby.ts";

const [advertiser = { email: "", password: "" }] = demoLogins;

beforeAll(() => {
  if (!hasHaproxy()) throw new Error("HAProxy is not installed: apt-get install haproxy");
});

/** One process that searches beside one that doesn't, behind HAProxy. */
async function openCluster() {
  const scratch = scratchFolder();
  const primary = await startPrimary();
  const ports = { plain: await freePort(), searching: await freePort() };
  const balancer = await startHaproxy([ports.plain], [ports.searching]);
  const environment = {
    DATA_DIR: scratch.path,
    PUBLIC_URL: balancer.url,
    DATABASE_URL: primary.ownerUrl,
    DEMO: "true",
    PAYMENT_PROVIDER: "sandbox",
    TRUST_PROXY: "1",
  };
  expect((await runCommand(["seed"], environment)).code).toBe(0);
  const running: RunningServer[] = [];
  const start = async (more: Record<string, string>) => {
    const server = await runServer(scratch.path, { ...environment, ...more });
    running.push(server);
    endWithProcess(() => server.child.kill("SIGKILL"));
    return server;
  };
  onTestFinished(async () => {
    for (const server of running) await server.stop("SIGKILL");
    await balancer.stop();
    await primary.stop();
    scratch.remove();
  });
  const plain = await start({ PORT: String(ports.plain), MARKETPLACE_INDEX: "search" });
  const searching = await start({ PORT: String(ports.searching) });
  await until(async () => (await indexBytes(searching)) > 0, 60_000);
  return { url: balancer.url, plain, searching };
}

async function metricOf({ url }: RunningServer, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(text.match(pattern)?.[1] ?? 0);
}

const indexBytes = (server: RunningServer) => metricOf(server, /^byline_facets_bytes (\d+)/m);
const listsServed = (server: RunningServer, status = 200) =>
  metricOf(server, new RegExp(`duration_seconds_count\\{operation="GET /api/listings",status="${status}"\\} (\\d+)`));

/** A person's way through both sides; resolves to statuses other than 200. */
async function walk(url: string): Promise<string[]> {
  const call = await signIn(url, advertiser.email, advertiser.password);
  const refused: string[] = [];
  const see = (path: string, status: number) => status === 200 || refused.push(`${path} ${status}`);
  for (const path of [
    "/api/listings?itemsPerPage=30",
    "/api/listings?search=news",
    "/api/listings/facets",
    "/api/orders?itemsPerPage=30",
    "/api/notifications",
    "/api/projects",
    "/api/media",
  ])
    see(path, (await call("GET", path)).status);
  for (const path of ["/", "/marketplace", "/dashboard", "/orders", "/publisher/dashboard", "/sitemap.xml"])
    see(path, (await fetch(`${url}${path}`, { headers: { cookie: "byline-signed-in=1" } })).status);
  return refused;
}

test("only the process that the balancer leads searches to has the marketplace's index; the other takes over", async () => {
  const { url, plain, searching } = await openCluster();
  // A stranger's call tells where searches go without searching.
  await until(async () => {
    expect((await fetch(`${url}/api/listings`)).status).toBe(401);
    return (await listsServed(searching, 401)) > 0;
  }, 30_000);
  expect(await walk(url)).toEqual([]);
  expect(await listsServed(searching)).toBeGreaterThan(0);
  expect([await listsServed(plain), await indexBytes(plain)]).toEqual([0, 0]);

  await searching.stop("SIGKILL");
  await until(async () => (await walk(url)).length === 0, 30_000);
  expect(await listsServed(plain)).toBeGreaterThan(0);
  await until(async () => (await indexBytes(plain)) > 0, 30_000);
}, 300_000);
