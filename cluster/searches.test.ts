import { beforeAll, expect, test } from "vitest";
import { demoLogins } from "../src/demo/cast.ts";
import { freePort, type RunningServer, signIn, until } from "../test/process.ts";
import { openBalanced } from "./balanced.ts";
import { hasHaproxy } from "./haproxy.ts";

const [advertiser = { email: "", password: "" }] = demoLogins;

beforeAll(() => {
  if (!hasHaproxy()) throw new Error("HAProxy is not installed: apt-get install haproxy");
});

/** One process that searches beside one that doesn't, behind HAProxy. */
async function openCluster() {
  const ports = { plain: await freePort(), searching: await freePort() };
  const { balancer, start } = await openBalanced([ports.plain], [ports.searching]);
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
