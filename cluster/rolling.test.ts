import { beforeAll, expect, test } from "vitest";
import { demoLogins } from "../src/demo/cast.ts";
import { freePort, type RunningServer, runCommand, signIn, until } from "../test/process.ts";
import { openBalanced } from "./balanced.ts";
import { hasHaproxy } from "./haproxy.ts";
import { makeNextBuild } from "./next-build.ts";
import { query } from "./query.ts";

const callers = 12;
const leastCalls = 10_000;
const [advertiser = { email: "", password: "" }] = demoLogins;

beforeAll(() => {
  if (!hasHaproxy()) throw new Error("HAProxy is not installed: apt-get install haproxy");
});

type Call = Awaited<ReturnType<typeof signIn>>;

/** Reads, writes and pages by turns, until they are told to stop. */
function putUnderLoad(url: string, call: Call) {
  const failures: string[] = [];
  let calls = 0;
  let isOver = false;
  const turns = [
    () => call("GET", "/api/orders?itemsPerPage=10"),
    () => call("GET", "/api/listings?itemsPerPage=10"),
    () => call("PATCH", "/api/client_users", { name: `Ada ${calls}` }),
    () =>
      fetch(`${url}/api/public_settings`).then(async (answer) => ({
        status: answer.status,
        body: await answer.text(),
      })),
  ];
  const work = Array.from({ length: callers }, async () => {
    while (!isOver) {
      calls += 1;
      const turn = turns[calls % turns.length] ?? turns[0];
      const said = await turn?.().then(
        ({ status }) => String(status),
        (error: Error) => `${error.message}: ${(error.cause as Error | undefined)?.message}`,
      );
      if (said !== "200") failures.push(said ?? "no call");
    }
  });
  return {
    failures,
    calls: () => calls,
    async end() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** A page's stream of notices, opened again whenever it ends, as a browser does. */
function followNotices(url: string, token: string) {
  const stopping = new AbortController();
  const followed = { text: "", opened: 0, refused: 0 };
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/notifications/stream`, {
          headers: { authorization: `Bearer ${token}` },
          signal: stopping.signal,
        });
        if (answer.ok) followed.opened += 1;
        else followed.refused += 1;
        for await (const part of answer.body ?? []) followed.text += Buffer.from(part).toString();
      } catch {
        // The line ended with its process: the next one is opened.
      }
    }
  })();
  return {
    followed,
    async end() {
      stopping.abort();
      await reading;
    },
  };
}

/** The balancer has seen that it is back: only then may the next one go. */
const isSentCalls = ({ url }: RunningServer) =>
  until(async () => (await (await fetch(`${url}/metrics`)).text()).includes('operation="GET /api/orders"'), 30_000);

test("two processes are replaced by the next build under load: no call of ten thousand fails, and streams move over", async () => {
  const ports = [await freePort(), await freePort()];
  const { scratch, primary, balancer, environment, start } = await openBalanced(ports);
  const startAt = (index: number, program?: string) =>
    start({ PORT: String(ports[index]), DRAIN_SECONDS: "4" }, program);
  const old = [await startAt(0), await startAt(1)];
  await until(async () => (await fetch(`${balancer.url}/health/ready`)).ok, 20_000);
  const call = await signIn(balancer.url, advertiser.email, advertiser.password);
  const signedIn = await fetch(`${balancer.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify({ email: advertiser.email, password: advertiser.password }),
    headers: { "content-type": "application/json" },
  });
  const notices = followNotices(balancer.url, ((await signedIn.json()) as { access_token: string }).access_token);
  const load = putUnderLoad(balancer.url, call);
  await until(async () => load.calls() > 500 && notices.followed.opened > 0, 60_000);

  const next = makeNextBuild(`${scratch.path}/next`);
  const migrated = await runCommand(["migrate"], environment, next);
  expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining("up to date")]);
  for (const [index, server] of old.entries()) {
    const before = load.calls();
    expect(await server.stop()).toBe(0);
    expect(load.calls(), "calls went on while the process was leaving").toBeGreaterThan(before);
    await isSentCalls(await startAt(index, next));
  }
  await until(async () => load.calls() >= leastCalls, 170_000);
  await load.end();
  const heard = () => notices.followed.text.split("event: ").length;
  const before = heard();
  expect((await call("PATCH", "/api/client_users", { name: "Ada at last" })).status).toBe(200);
  await until(async () => heard() > before, 30_000);
  await notices.end();
  console.log(
    `${load.calls()} calls, ${load.failures.length} failed; the stream was opened ${notices.followed.opened} times`,
  );
  expect(load.failures).toEqual([]);
  expect(notices.followed.refused).toBe(0);
  expect(notices.followed.opened).toBeGreaterThan(1);
  expect(await query(primary.ownerUrl, "SELECT DISTINCT of_next_release AS said FROM client_user")).toEqual([
    { said: "yes" },
  ]);
}, 420_000);
