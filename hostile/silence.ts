import { setTimeout } from "node:timers/promises";
import { startEmbeddedPostgres } from "#embedded-postgres/embedded.ts";
import { demoLogins } from "../src/demo/cast.ts";
import { aFilledDemo } from "../test/filled-demo.ts";
import { type RunningServer, runServer, signIn, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { type Line, type LineState, openLine } from "./silent-line.ts";

/** Callers' experience while the database's line was as `line` says, in milliseconds. */
type Silence = {
  line: string;
  slowestAnswer: number;
  statuses: number[];
  /** From the line's recovery until every kind of call is answered as usual. */
  backAfter: number;
};

export type SilenceReport = { lines: Silence[]; stoppedWith: number | null; stoppedAfter: number };

const [advertiser] = demoLogins;

/** Spoils an installation's line to its database in each way, and finally stops it during silence. */
export async function meetSilence(states: LineState[]): Promise<SilenceReport> {
  const [data, own] = [await aFilledDemo(), scratchFolder()];
  const server = await startEmbeddedPostgres({ dataDirectory: data.path, port: 0, log: () => {} });
  const line = await openLine(server.port);
  const url = new URL(server.ownerUrl);
  url.port = String(line.port);
  const byline = await runServer(own.path, { DATABASE_URL: url.href, DEMO: "true", PAYMENT_PROVIDER: "sandbox" });
  try {
    const lines: Silence[] = [];
    for (const state of states) lines.push(await meet(byline, line, state));
    line.be({ is: "silent" });
    void fetch(`${byline.url}/api/listings`).catch(() => {});
    const began = performance.now();
    const stoppedWith = await byline.stop();
    return { lines, stoppedWith, stoppedAfter: performance.now() - began };
  } finally {
    await byline.stop("SIGKILL");
    await line.close();
    await server.stop();
    for (const folder of [data, own]) folder.remove();
  }
}

async function meet(byline: RunningServer, line: Line, state: LineState): Promise<Silence> {
  const call = await signIn(byline.url, advertiser.email, advertiser.password);
  /** A read, a write, a sign-in, a page: a different part of the server answers each. */
  const calls: (() => Promise<number>)[] = [
    async () => (await call("GET", "/api/orders")).status,
    async () => (await call("PATCH", "/api/client_users", { name: "Ada" })).status,
    async () => (await signInStatus(byline.url)) as number,
    async () => (await fetch(`${byline.url}/health/ready`)).status,
  ];
  line.be(state);
  const answers = (await Promise.all([...calls, ...calls, ...calls].map(timed))).concat(
    await Promise.all(calls.map(timed)),
  );
  line.be({ is: "open" });
  const backAfter = await until(async () => {
    const statuses = await Promise.all(calls.map((each) => each()));
    return statuses.every((status) => status < 300);
  }, 60_000);
  await setTimeout(500);
  return {
    line: JSON.stringify(state),
    slowestAnswer: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
    statuses: [...new Set(answers.map(({ status }) => status))].sort(),
    backAfter,
  };
}

async function signInStatus(url: string): Promise<number> {
  const { email, password } = advertiser;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body })).status;
}

async function timed(call: () => Promise<number>): Promise<{ status: number; milliseconds: number }> {
  const began = performance.now();
  const status = await call().catch(() => 0);
  return { status, milliseconds: performance.now() - began };
}
