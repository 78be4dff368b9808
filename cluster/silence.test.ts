import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openLine } from "../hostile/silent-line.ts";
import { demoLogins } from "../src/demo/cast.ts";
import { freePort, runServer, signIn, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { query } from "./query.ts";
import { startPrimary } from "./standby.ts";

const [advertiser] = demoLogins;
const user = { username: "byline_silence", password: "quiet" };
const silenceMilliseconds = 20_000;
/** After two beats without an answer a process knows. */
const knownAfterMilliseconds = 6_000;
/** Each beat knocks at the pooler and asks PostgreSQL. */
const beatsAtMost = (silenceMilliseconds - knownAfterMilliseconds) / 1_000;

/** Byline's line to the pooler and to PostgreSQL, silent at once. */
async function behindASilentNetwork() {
  const primary = await startPrimary();
  onTestFinished(primary.stop);
  await query(primary.ownerUrl, "CREATE ROLE byline_app NOLOGIN");
  await query(primary.ownerUrl, `CREATE ROLE ${user.username} LOGIN PASSWORD '${user.password}' IN ROLE byline_app`);
  const pgBouncer = await startPgBouncer(Object.assign(new URL(primary.ownerUrl), user).href, {
    mode: "transaction",
    poolSize: 8,
  });
  onTestFinished(pgBouncer.stop);
  const [pooled, direct] = [await openLine(pgBouncer.port), await openLine(primary.port)];
  onTestFinished(() => pooled.close());
  onTestFinished(() => direct.close());
  const through = (url: string, { port }: { port: number }) => Object.assign(new URL(url), { port: String(port) });
  const folder = scratchFolder();
  const port = await freePort();
  const byline = await runServer(folder.path, {
    PORT: String(port),
    DATABASE_URL: through(pgBouncer.url, pooled).href,
    DATABASE_DIRECT_URL: Object.assign(through(primary.ownerUrl, direct), user).href,
    DATABASE_OWNER_URL: through(primary.ownerUrl, direct).href,
    DEMO: "true",
    PAYMENT_PROVIDER: "sandbox",
  });
  onTestFinished(async () => {
    await byline.stop("SIGKILL");
    folder.remove();
  });
  return { byline, lines: [pooled, direct] };
}

test("after twenty silent seconds behind a pooler the first write comes within ten, and nothing knocked meanwhile but the pulse", async () => {
  const { byline, lines } = await behindASilentNetwork();
  const { email, password } = advertiser ?? { email: "", password: "" };
  const call = await signIn(byline.url, email, password);
  const write = async (name: string) => (await call("PATCH", "/api/client_users", { name })).status === 200;
  await until(() => write("Ada"), 30_000);
  let isOver = false;
  const callers = Array.from({ length: 16 }, async (_, index) => {
    while (!isOver) {
      await call(
        index % 2 ? "GET" : "PATCH",
        index % 2 ? "/api/orders" : "/api/client_users",
        index % 2 ? undefined : { name: `Ada ${index}` },
      ).catch(() => undefined);
      await setTimeout(50);
    }
  });
  for (const line of lines) line.be({ is: "silent" });
  await setTimeout(knownAfterMilliseconds);
  const before = lines.map((line) => line.begun());
  await setTimeout(silenceMilliseconds - knownAfterMilliseconds);
  const knocks = lines.map((line, index) => line.begun() - (before[index] ?? 0));
  for (const line of lines) line.be({ is: "open" });
  const writtenAfter = await until(() => write("Ada again"), 60_000);
  isOver = true;
  await Promise.all(callers);
  console.log(`knocks at pooler and database: ${knocks.join(", ")}; first write after ${writtenAfter} ms`);
  for (const knock of knocks) expect(knock).toBeLessThanOrEqual(beatsAtMost);
  expect(writtenAfter).toBeLessThan(10_000);
});
