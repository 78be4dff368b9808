import type { Logger } from "pino";
import { clientUser } from "#accounts/server/tables.ts";
import type { EventConsumer } from "#events/server/commands.ts";
import { type Database, openDatabase, type Tx } from "#platform/database/database.ts";
import { DatabaseSockets } from "#platform/database/sockets.ts";
import { takeTurn } from "#platform/database/turn.ts";
import type { AnyQueue } from "#platform/jobs/queue.ts";
import { play } from "./agenda.ts";
import { agentScene } from "./agents.ts";
import { billingScenes, fillBilling } from "./billing.ts";
import { calendarScene } from "./calendar.ts";
import { cartScene } from "./cart.ts";
import { claimScenes } from "./claims.ts";
import { clientScenes } from "./clients.ts";
import { DemoClock, days, hasClock, installClock, isPastTold, notePastTold, removeClock } from "./clock.ts";
import { identityScenes } from "./identities.ts";
import { type DemoJob, DemoJobs } from "./jobs.ts";
import { keyScene } from "./keys.ts";
import { marketScenes, newPublisherScene } from "./market.ts";
import { offerScenes } from "./offers.ts";
import { operatorScene, setUp } from "./operations.ts";
import { orderScenes } from "./orders.ts";
import { createPeople, readPeople } from "./people.ts";
import { topUpScene } from "./top-ups.ts";
import { webhookScene } from "./webhooks.ts";
import { withdrawalScenes } from "./withdrawals.ts";
import type { DemoFiles, World } from "./world.ts";
import { yearScenes } from "./year.ts";

const daysOfPast = 426;

/** `ownerUrl` opens the database as its owner, with the accounts' schema; `signal` cuts the filling off. */
export type Filling = {
  ownerUrl: string;
  consumers: EventConsumer[];
  queues: AnyQueue[];
  files: DemoFiles;
  log: Logger;
  signal?: AbortSignal;
};

/**
 * Fills people, outlets and formats into an empty installation, in a moment. Comes before any work begins, since the
 * defaults of all tables change. Later starts find the people and change nothing.
 */
export const fillStage = (filling: Filling): Promise<void> =>
  asOwner(filling, async (database, jobs) => {
    // Another process may be telling the past of these people already, for a minute.
    if ((await database.reader.$count(clientUser)) > 0) return;
    await database.transaction(async (tx) => {
      await tx.$client.query("SET LOCAL statement_timeout = 0");
      await takeTurn(tx, turn);
      if ((await tx.$count(clientUser)) > 0) return;
      await installClock(tx);
      const clock = await DemoClock.start(tx, days(daysOfPast));
      const world = { tx, clock, files: filling.files, ...(await createPeople(tx)) };
      await setUp(world);
      await fillBilling(world);
      await play(clock, marketScenes(world), () => jobs.perform(tx, clock));
    });
  });

/**
 * Fills what these people did in fourteen months, while Byline works already. A start that was cut off is made up for by
 * the next one: the clock stays until the past is there. Returns the jobs that the newest deeds asked for; undefined where the past was there,
 * or is left to a process that is at it.
 */
export const fillPast = (filling: Filling): Promise<DemoJob[] | undefined> =>
  asOwner(filling, async (database, jobs) => {
    if (!(await isAlone(database)) || !(await hasClock(database))) return undefined;
    const tells = !(await isPastTold(database));
    if (tells) await database.transaction((tx) => tellPast(tx, filling.files, jobs));
    await removeClock(database);
    return tells ? jobs.asked : undefined;
  });

const turn = "byline-demo";

/** Keeps others away as long as the one connection of `asOwner` lives, past the end of a transaction. */
async function isAlone({ pool }: Database): Promise<boolean> {
  const text = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS alone";
  const { rows } = await pool.query<{ alone: boolean }>(text, [turn]);
  return rows[0]?.alone ?? false;
}

async function tellPast(tx: Tx, files: DemoFiles, jobs: DemoJobs): Promise<void> {
  const clock = await DemoClock.start(tx, days(daysOfPast));
  const world: World = { tx, clock, files, ...(await readPeople(tx)) };
  const scenes = [
    newPublisherScene(world),
    topUpScene(world),
    yearScenes(world),
    offerScenes(world),
    orderScenes(world),
    claimScenes(world),
    identityScenes(world),
    withdrawalScenes(world),
    billingScenes(world),
    clientScenes(world),
    operatorScene(world),
    calendarScene(world),
    cartScene(world),
    webhookScene(world),
    keyScene(world),
    agentScene(world),
  ].flat();
  await play(clock, scenes, async () => {
    await jobs.perform(tx, clock);
    await jobs.tell(tx, clock);
  });
  await jobs.readOld(tx, clock);
  await jobs.leaveNoLookLate(tx, clock);
  await notePastTold(tx);
}

async function asOwner<Result>(
  { ownerUrl, signal, log, ...parts }: Filling,
  work: (database: Database, jobs: DemoJobs) => Promise<Result>,
): Promise<Result> {
  const sockets = new DatabaseSockets();
  const database = openDatabase({ url: ownerUrl, poolSize: 1, log, sockets });
  const cutOff = () => sockets.end();
  signal?.addEventListener("abort", cutOff);
  const jobs = new DemoJobs({ ...parts, log });
  database.enqueueWith(() => jobs.enqueue);
  try {
    return await work(database, jobs);
  } finally {
    signal?.removeEventListener("abort", cutOff);
    await database.close();
  }
}
