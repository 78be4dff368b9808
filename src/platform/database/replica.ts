import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import type { Reader } from "./connection.ts";
import { isConflictWithAnother, isUnavailable } from "./faults.ts";
import type { Notices } from "./notices.ts";
import type { DatabaseSockets } from "./sockets.ts";

type Parts = {
  primary: pg.Pool;
  pool: pg.Pool;
  reader: Reader;
  /** Of the replica's pool: cut while it is silent. */
  sockets: DatabaseSockets;
  notices: Pick<Notices, "listen" | "caughtUp">;
  log: Pick<Logger, "warn">;
};

const lookMilliseconds = 1_000;
const patienceMilliseconds = 2_000;
/** Others' changes may be this old in an answer; a replica further behind is left. */
const lagMillisecondsMax = 5_000;
const positionsChannel = "byline_positions";

/** A position of PostgreSQL's log, as `pg_lsn` writes it. */
const positionOf = (text: string): bigint => {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/**
 * A streaming replica that answers reads with at least what their caller has written (decision 0207). It is left while it is
 * silent, more than five seconds behind, or behind the caller's last write.
 */
export class Replica {
  readonly #parts: Parts;
  readonly #written = new Map<string, bigint>();
  readonly #stopping = new AbortController();
  /** Writes that this process may not have heard of lie before it. */
  #floor = 0n;
  #replayed = 0n;
  #samples: { at: number; position: bigint }[] = [];
  #isWell = false;
  /** Undefined while the replica is silent. */
  lagMilliseconds: number | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    void this.#watch();
  }

  /** Travels behind COMMIT: tells every process how far the person has written. */
  writtenBy = (person: string): pg.QueryConfig => ({
    name: "position-tell",
    text: "SELECT pg_notify($1, concat($2::text, ' ', pg_current_wal_insert_lsn()))",
    values: [positionsChannel, person],
  });

  /** Runs a read on the replica if that has all the person wrote and answers, else on `primary`. */
  async read<Result>(person: string, primary: Reader, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    if (!this.#isWell || !(await this.#hasAllOf(person))) return work(primary);
    try {
      return await work(this.#parts.reader);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.#parts.log.warn({ err: error }, "the replica did not answer: the primary does");
      return work(primary);
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    this.#parts.sockets.end();
    await this.#parts.pool.end();
  }

  async #hasAllOf(person: string): Promise<boolean> {
    if (!(await this.#parts.notices.caughtUp())) return false;
    const needed = [this.#floor, this.#written.get(person) ?? 0n].reduce((one, other) => (one > other ? one : other));
    if (needed > this.#replayed) await this.#lookAtReplica().catch(() => undefined);
    return needed <= this.#replayed;
  }

  async #watch(): Promise<void> {
    const { notices, log } = this.#parts;
    await notices.listen({
      channels: { [positionsChannel]: (payload) => this.#hear(payload) },
      onReturn: () => void this.#raiseFloor(),
    });
    await this.#raiseFloor();
    while (!this.#stopping.signal.aborted) {
      const wasWell = this.#isWell;
      await this.#look();
      if (wasWell !== this.#isWell)
        log.warn({ lagMilliseconds: this.lagMilliseconds }, `the replica is ${wasWell ? "left" : "used"}`);
      await setTimeout(lookMilliseconds, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
    }
  }

  #hear(payload: string): void {
    const [person = "", position = ""] = payload.split(" ");
    this.#written.set(person, positionOf(position));
  }

  /** After unheard notices anybody may have written up to now. */
  async #raiseFloor(): Promise<void> {
    this.#isWell = false;
    this.#floor = await this.#lookAtPrimary().catch(() => this.#floor);
  }

  async #look(): Promise<void> {
    const { sockets } = this.#parts;
    const late = setTimeout(patienceMilliseconds, "late" as const, { ref: false });
    const seen = await Promise.race([this.#lookAtReplica().catch(() => "away" as const), late]);
    if (seen === "late") sockets.cut();
    sockets.mend();
    const now = performance.now();
    const position = await this.#lookAtPrimary().catch(() => undefined);
    if (position !== undefined) this.#samples.push({ at: now, position });
    this.#samples = this.#samples.filter(({ position: sampled, at }) => sampled > this.#replayed && at > now - 600_000);
    this.lagMilliseconds = seen === "replica" ? now - (this.#samples[0]?.at ?? now) : undefined;
    this.#isWell = this.lagMilliseconds !== undefined && this.lagMilliseconds <= lagMillisecondsMax;
    for (const [person, written] of this.#written) if (written <= this.#replayed) this.#written.delete(person);
  }

  /** Throws where it is none any more: promoted, it goes its own way. */
  async #lookAtReplica(): Promise<"replica"> {
    const { rows } = await this.#parts.pool.query<{ position: string | null }>(
      "SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END AS position",
    );
    if (!rows[0]?.position) throw new Error("not a replica");
    this.#replayed = positionOf(rows[0].position);
    return "replica";
  }

  async #lookAtPrimary(): Promise<bigint> {
    const { rows } = await this.#parts.primary.query<{ position: string }>(
      "SELECT pg_current_wal_insert_lsn() AS position",
    );
    return positionOf(rows[0]?.position ?? "");
  }
}

/** Its absence, a row that the primary removed meanwhile (40001), or a first use that writes a key (25006). */
const isOfReplica = (error: unknown): boolean => isUnavailable(error) || isConflictWithAnother(error);
