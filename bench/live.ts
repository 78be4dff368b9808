/**
 * `npm run bench:live`: a thousand streams of notifications on one process, and a conversation of five hundred
 * messages. Prints each stream's cost, the time from commit to the last listener, and the time of a conversation's
 * page.
 */
import { Agent, request } from "undici";
import { conversations } from "../src/conversations.ts";
import { readConversation } from "../src/messages/server/queries.ts";
import { announce } from "../src/notifications/server/announce.ts";
import type { Database } from "../src/platform/database/database.ts";
import { medianOf, percentile } from "./measure/percentile.ts";
import { openBenchDatabase } from "./open.ts";
import { startProcess } from "./processes/start.ts";
import { readSettings } from "./settings.ts";

const { rounds } = readSettings(process.argv.slice(2), process.env, { rounds: 20 });
const [people, streamsOfEach] = [200, 5];

type Session = { userId: string; sessionId: string };
type Usage = { megabytes: number; cpuMilliseconds: number };

async function addPeople({ pool }: Database): Promise<Session[]> {
  const { rows } = await pool.query<Session>(
    `WITH person AS (
       INSERT INTO users (id, email) SELECT new_id(), 'person-' || number || '@bench.example'
       FROM generate_series(1, $1) AS number RETURNING id, email
     ), known AS (INSERT INTO client_user (id, email) SELECT id, email FROM person)
     INSERT INTO sessions (id, user_id, refresh_token_hmac_key) SELECT new_id(), id, 'none' FROM person
     RETURNING id AS "sessionId", user_id AS "userId"`,
    [people],
  );
  return rows;
}

/** Returns the time of the commit. */
async function tellAll(database: Database): Promise<number> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(
      `WITH happened AS (
         INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party)
         VALUES (new_id(), 'order', new_id(), 'order', 1, 'send', '{}', 'client') RETURNING id)
       INSERT INTO notification (id, event_id, user_id, kind, title, paragraphs, action_label, path)
       SELECT new_id(), happened.id, client_user.id, 'orderUpdates', 'Order Q26110001: Sent', '{The text was sent.}', 'Open', '/'
       FROM happened, client_user RETURNING id`,
    );
    await announce(
      tx,
      rows.map(({ id }) => id),
    );
  });
  return performance.now();
}

async function benchStreams(database: Database, ownerUrl: string): Promise<void> {
  const sessions = await addPeople(database);
  const server = await startProcess("streams", { DATABASE_URL: ownerUrl }, "/dev/null");
  const agent = new Agent({ connections: people * streamsOfEach, bodyTimeout: 0 });
  const usage = async (): Promise<Usage> => (await (await request(`${server.url}/usage`)).body.json()) as Usage;
  const before = await usage();
  let heard: number[] = [];
  const began = performance.now();
  const streams = sessions.flatMap((session) => Array.from({ length: streamsOfEach }, () => session));
  await Promise.all(
    streams.map(async ({ userId, sessionId }) => {
      const headers = { "x-session": `${userId} ${sessionId}` };
      const { body } = await request(`${server.url}/notifications/stream`, { dispatcher: agent, headers });
      body.on("error", () => undefined);
      body.on("data", (chunk) => {
        for (const _event of String(chunk).matchAll(/event: notification/g)) heard.push(performance.now());
      });
    }),
  );
  const opening = performance.now() - began;
  const open = await usage();
  const print = (name: string, figure: string) => console.log(`${name.padEnd(62)}${figure.padStart(12)}`);
  print(`${streams.length} streams opened`, `${opening.toFixed(0)} ms`);
  print("memory a stream", `${(((open.megabytes - before.megabytes) * 1e3) / streams.length).toFixed(1)} kB`);
  const [median, last]: number[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    heard = [];
    const told = await tellAll(database);
    while (heard.length < streams.length) await new Promise((resolve) => setTimeout(resolve, 5));
    median?.push(percentile(heard, 0.5) - told);
    last?.push(percentile(heard, 1) - told);
  }
  print(
    `one event told on all of them: half have heard (median of ${rounds})`,
    `${percentile(median ?? [], 0.5).toFixed(0)} ms`,
  );
  print("all have heard (median)", `${percentile(last ?? [], 0.5).toFixed(0)} ms`);
  print("all have heard (slowest)", `${percentile(last ?? [], 1).toFixed(0)} ms`);
  const idle = await usage();
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  const rested = await usage();
  print(
    "processor while nothing happens, beats and sessions looked at",
    `${((rested.cpuMilliseconds - idle.cpuMilliseconds) / 300).toFixed(2)} %`,
  );
  await agent.destroy();
  await server.stop();
}

async function benchConversation(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>("SELECT new_id() AS id");
  const id = rows[0]?.id ?? "";
  const author = crypto.randomUUID();
  await database.pool.query(
    `INSERT INTO message (id, subject, subject_id, speaker, author_id, body)
     SELECT new_id(), 'order', $1, 'client', $2, 'Message ' || number || ': ' || repeat('words of a sentence ', 20)
     FROM generate_series(1, 500) AS number`,
    [id, author],
  );
  const place = { organizationId: id };
  const keeper = {
    ...conversations.order,
    locate: async () => ({ client: place, publisher: place, isShared: true, isDisputed: false }),
  };
  const actor = {
    userId: author,
    email: "",
    sessionId: undefined,
    assurance: "aal1" as const,
    operator: false,
    memberships: [{ organizationId: id, role: "OWNER" as const }],
    projectMemberships: [],
    mediaMemberships: [],
  };
  const read = (wanted: { before?: string; search?: string }) =>
    readConversation(database.reader, actor, { keeper, subject: "order", id }, { itemsPerPage: 30, ...wanted });
  const { earlier } = await read({});
  const pages = { "newest page": {}, "page before it": { before: earlier ?? "" }, search: { search: "message 7:" } };
  for (const [name, wanted] of Object.entries(pages))
    console.log(
      `500 messages, ${name.padEnd(47)}${(await medianOf(200, () => read(wanted))).toFixed(2).padStart(9)} ms`,
    );
}

const { database, ownerUrl, close } = await openBenchDatabase(10);
database.enqueueWith(() => async () => {});
try {
  await benchStreams(database, ownerUrl);
  await benchConversation(database);
} finally {
  await close();
}
