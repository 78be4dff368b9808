/**
 * `npm run bench:webhooks`: 10,000 events in a minute to 100 receivers, four of them in trouble. Prints how long the
 * healthy ones wait, beside an idle server's, and whether each object's events came in order.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { recordEvents } from "#events/server/commands.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import type { Database } from "#platform/database/database.ts";
import { startJobs } from "#platform/jobs/jobs.ts";
import { createWebhook } from "#webhooks/server/commands.ts";
import { readConfig } from "../src/config.ts";
import { queuesOf } from "../src/queues.ts";
import { sealerOf } from "../src/sealing-key.ts";
import { percentile } from "./measure/percentile.ts";
import { openBenchDatabase } from "./open.ts";

const [endpoints, events, objectsOfEach, batch] = [100, 10_000, 10, 34];
const idleEvents = 20;
const [batchMilliseconds, awayMilliseconds] = [200, 60_000];

type Arrival = { id: string; about: string; sequence: number; at: number };
type Trouble = (response: ServerResponse, sinceStart: number) => boolean;

/** True where the event arrives. */
const troubles: Record<string, Trouble> = {
  hanging: () => false,
  fault: (response) => !response.writeHead(500).end(),
  closing: (response) => response.socket?.destroy() === undefined,
  away: (response, sinceStart) => sinceStart > awayMilliseconds || response.socket?.destroy() === undefined,
};

const names = Array.from({ length: endpoints }, (_, index) => Object.keys(troubles)[index] ?? `healthy-${index}`);
const arrivals = new Map<string, Arrival[]>(names.map((name) => [name, []]));
const committed = new Map<string, number>();
const bench = { began: Number.POSITIVE_INFINITY, isHealed: false };

const isTaken = (name: string, response: ServerResponse): boolean => {
  const trouble = bench.isHealed ? undefined : troubles[name];
  return trouble === undefined || trouble(response, performance.now() - bench.began);
};

const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const name = request.headers.host?.split(".")[0] ?? "";
  if (!isTaken(name, response)) return;
  const { id, about, sequence } = JSON.parse(body).data;
  arrivals.get(name)?.push({ id, about, sequence, at: performance.now() });
  if (!response.writableEnded) response.end("ok");
});

async function addEndpoints(database: Database, config: ReturnType<typeof readConfig>): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO organization (id, name, kind) SELECT new_id(), 'Bench ' || number, 'agency' FROM generate_series(1, $1) AS number RETURNING id`,
    [endpoints],
  );
  const parts = { sealer: sealerOf(config), hosts: config.linkCheckHosts };
  for (const [index, { id }] of rows.entries()) {
    const actor = {
      userId: id,
      email: "",
      sessionId: undefined,
      assurance: "aal1" as const,
      operator: false,
      memberships: [{ organizationId: id, role: "OWNER" as const }],
      projectMemberships: [],
      mediaMemberships: [],
    };
    const input = {
      organization: id,
      url: `http://${names[index]}.example/`,
      description: "",
      events: [],
      shape: "standard" as const,
    };
    await database.transaction((tx) => createWebhook(tx, actor, input, parts));
  }
  return rows.map(({ id }) => id);
}

/** Events of organizations in turn, each of one of its outlets or, every tenth, of itself. */
async function happen(database: Database, organizations: string[], first: number, count: number): Promise<void> {
  const happened = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const organizationId = organizations[number % endpoints] ?? "";
    const object = Math.floor(number / endpoints) % objectsOfEach;
    const about =
      object === 0
        ? ({ subject: "organization", subjectId: organizationId, verb: "changeFee" } as const)
        : ({ subject: "media", subjectId: organizationId.slice(0, -2) + String(10 + object), verb: "pause" } as const);
    return { ...about, organizationIds: [organizationId], party: "system" as const, actorId: null };
  });
  const ids = await database.transaction((tx) => recordEvents(tx, happened));
  for (const id of ids) committed.set(id, performance.now());
}

const isHealthy = (name: string): boolean => troubles[name] === undefined;
const countOf = (wanted: (name: string) => boolean): number =>
  [...arrivals]
    .filter(([name]) => wanted(name))
    .reduce((sum, [, list]) => sum + new Set(list.map(({ id }) => id)).size, 0);

async function untilArrived(wanted: (name: string) => boolean, count: number): Promise<void> {
  while (countOf(wanted) < count) await sleep(100);
}

const secondsOf = (list: Arrival[]): number[] => list.map(({ id, at }) => (at - (committed.get(id) ?? at)) / 1_000);

/** Objects whose events did not come in their order, each counted at its first arrival. */
function outOfOrder(): number {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  let wrong = 0;
  for (const [name, list] of arrivals)
    for (const { id, about, sequence } of list) {
      if (seen.has(id)) continue;
      seen.add(id);
      const key = `${name} ${about}`;
      if (sequence !== (last.get(key) ?? 0) + 1) wrong += 1;
      last.set(key, sequence);
    }
  return wrong;
}

const print = (name: string, figure: string): void => console.log(`${name.padEnd(56)}${figure.padStart(14)}`);
const printTimes = (name: string, seconds: number[]): void => {
  for (const share of [0.5, 0.99])
    print(`${name}, ${share * 100}th percentile`, `${percentile(seconds, share).toFixed(2)} s`);
};

await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const { port } = receiver.address() as AddressInfo;
const opened = await openBenchDatabase(8);
const config = readConfig({
  IDENTITY_KEY: "5ea1".repeat(16),
  LINK_CHECK_HOSTS: names.map((name) => `${name}.example=127.0.0.1:${port}`).join(","),
});
const url = applicationUrl(opened.ownerUrl);
const jobs = await startJobs(opened.database, {
  url,
  queues: queuesOf(config),
  log: pino({ level: "silent" }),
  work: true,
});
try {
  const organizations = await addEndpoints(opened.database, config);
  const last = organizations.length - 1;
  for (let event = 0; event < idleEvents; event++) {
    await happen(opened.database, organizations, last, 1);
    await untilArrived(isHealthy, event + 1);
    await sleep(150);
  }
  const idleIds = new Set(committed.keys());
  printTimes("idle server", secondsOf([...arrivals.values()].flat()));
  bench.began = performance.now();
  for (let first = 0; first < events; first += batch) {
    const next = sleep(batchMilliseconds);
    await happen(opened.database, organizations, first, Math.min(batch, events - first));
    await next;
  }
  const healthy = ((endpoints - Object.keys(troubles).length) * events) / endpoints + idleEvents;
  await untilArrived(isHealthy, healthy);
  const busy = [...arrivals].flatMap(([name, list]) =>
    isHealthy(name) ? list.filter(({ id }) => !idleIds.has(id)) : [],
  );
  printTimes(`${events} events beside four in trouble`, secondsOf(busy));
  await untilArrived((name) => name === "away", events / endpoints);
  print(
    "one that was away for a minute had all of its after",
    `${((performance.now() - bench.began) / 1_000).toFixed(0)} s`,
  );
  bench.isHealed = true;
  // As if the pauses of the other three were over.
  await opened.database.pool.query("UPDATE webhook SET rests_until = NULL");
  await opened.database.pool.query("UPDATE webhook_delivery SET due_at = now() WHERE due_at IS NOT NULL");
  await untilArrived(() => true, events + idleEvents);
  print("events that arrived", `${countOf(() => true)}`);
  print("events out of their object's order", `${outOfOrder()}`);
} finally {
  await jobs.stop();
  await opened.close();
  receiver.close();
  receiver.closeAllConnections();
}
