import { randomUUID } from "node:crypto";
import type { Asking } from "#platform/database/database.ts";
import { Threads } from "#platform/threads/threads.ts";
import type { ChoiceOperator } from "../../../columns.ts";
import { sqlColumn } from "../../../server/sql-columns.ts";
import { type MediaBatch, separators } from "./catalogue.ts";
import { publishCatalogue } from "./catalogue-file.ts";
import { columnPartsOf, filtersOf } from "./columns.ts";
import { Turns } from "./turns.ts";
import { beginCatalogue, type CatalogueState, draftCatalogue, openCatalogue, replaceMedia } from "./writer.ts";

/** Few enough that each answer of PostgreSQL is read in a moment. */
const batchMax = 1_000;

/**
 * Finds media whose last change this process has not seen: transactions unfinished in the snapshot $1, in any order. A
 * null $1 takes all. After a restore, rows may name transactions of this server's future: these count as seen.
 * `replaced` means another server, far behind the snapshot.
 */
const changes = {
  name: "listing-changes",
  text: `
    SELECT now.snapshot::text AS snapshot, pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmin($1::pg_snapshot) AS replaced,
      changed.ids, changed.last AS "lastChangedIn"
    FROM (SELECT pg_current_snapshot() AS snapshot) AS now
    CROSS JOIN LATERAL (
      SELECT string_agg(media_project_id::text, ' ' ORDER BY changed_in, media_project_id) AS ids,
        (array_agg(changed_in::text ORDER BY changed_in DESC))[1] AS last
      FROM (
        SELECT media_project_id, changed_in FROM listing_change
        WHERE (changed_in, media_project_id) > ($2::xid8, $3::uuid)
          AND ($1::pg_snapshot IS NULL OR (changed_in < pg_snapshot_xmax(now.snapshot) AND NOT pg_visible_in_snapshot(changed_in, $1::pg_snapshot)))
        ORDER BY changed_in, media_project_id LIMIT ${batchMax}) AS batch) AS changed`,
};

const { record: recordEnd, field: fieldEnd, item: itemEnd } = separators;

/** People's words may hold a separator: one would shift all fields after it. In a list, that of items only parts a word. */
const kept = (text: string) => `translate(${text}, '${recordEnd}${fieldEnd}', '  ')`;
const listed = (column: string) => kept(`array_to_string(${column}, '${itemEnd}')`);

const asText: Record<ChoiceOperator, (column: string) => string> = {
  among: kept,
  is: (column) => `${column}::text`,
  overlaps: listed,
  contains: listed,
};

/** One text for all rows: the reading thread takes it apart, the loop only passes it on. */
function recordsOf(owner: "medium" | "format"): string {
  const { choices, ranges } = filtersOf(owner);
  const texts = choices.map(({ column, operators: [operator] }) => asText[operator](sqlColumn(column)));
  const numbers = ranges.map(({ column }) => `coalesce(${sqlColumn(column)}::text, '')`);
  const text = owner === "medium" ? [kept("name_form || ' ' || domain")] : [];
  const record = ["media_project_id::text", ...text, ...texts, ...numbers].join(` || '${fieldEnd}' || `);
  return `string_agg(${record}, '${recordEnd}')`;
}

const mediaOf = {
  name: "listing-media",
  text: `SELECT ${recordsOf("medium")} AS records
         FROM listing_medium WHERE listed AND media_project_id = ANY (string_to_array($1, ' ')::uuid[])`,
};

const formatsOf = {
  name: "listing-formats",
  text: `SELECT ${recordsOf("format")} AS records
         FROM listing WHERE media_project_id = ANY (string_to_array($1, ' ')::uuid[])`,
};

/** Known only if this very server wrote it: a restored row has another `xmin` than the transaction that it names. */
const keptFile = {
  name: "catalogue-file",
  text: "SELECT FROM catalogue_file WHERE token = $1 AND xmin = written_in::xid",
};

type Look = { snapshot: string; replaced: boolean | null; ids: string | null; lastChangedIn: string | null };

/** Where a catalogue is kept between starts; `record` writes the row that vouches for the file. */
export type CatalogueKeeping = { file: string; record: (token: string) => Promise<void> };

/** One thread writes all catalogues of the process. */
const writing = new Threads(1, 1_024);
const writerModule = new URL("./writer.ts", import.meta.url);
const patience = { patienceMilliseconds: 120_000 };

const ofNobody = "00000000-0000-0000-0000-000000000000";
/** A new file is worthwhile after this many changed media, or this share of all. */
const changedMin = 2_000;
const changedShare = 1 / 20;

/**
 * A catalogue in shared memory that follows the table by reading recent changes, whichever process made them. `standing`
 * is false until the first full read.
 */
export class FollowedCatalogue {
  standing = false;
  /** By `performance.now()`; undefined before the first full read. */
  caughtUpAt: number | undefined;
  /** Grows with each change of the columns. */
  generation = 0;
  readonly #asking: Asking;
  readonly #keeping: CatalogueKeeping | undefined;
  readonly #key = randomUUID();
  readonly #turns = new Turns();
  #state: CatalogueState | undefined;
  #seen: string | null = null;
  #changedSinceKept = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(asking: Asking, keeping?: CatalogueKeeping) {
    this.#asking = asking;
    this.#keeping = keeping;
  }

  /**
   * Resolves when everything committed before this call is in. Waiting callers share the next look: the running one may
   * have begun before their commit.
   */
  caughtUp(): Promise<void> {
    this.#next ??= (this.#running ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        this.#running = this.#next;
        this.#next = undefined;
        return this.#catchUp();
      });
    return this.#next;
  }

  /** Shared memory of the columns. */
  get bytes(): number {
    const parts = this.#state ? columnPartsOf(this.#state.columns) : [];
    return parts.reduce((sum, { numbers }) => sum + numbers.byteLength, 0);
  }

  /** Hands out the columns while nothing writes them. */
  read<Result>(work: (state: CatalogueState) => Promise<Result>): Promise<Result> {
    return this.#turns.read(() => {
      if (!this.#state) throw new Error("the catalogue has not caught up yet");
      return work(this.#state);
    });
  }

  async #catchUp(): Promise<void> {
    try {
      if (!this.#state) await this.#open();
      await this.#readChanges();
    } catch (error) {
      // A batch may be half written: the next look reads everything anew.
      if (!this.standing) this.#forget();
      throw error;
    }
    this.standing = true;
    this.caughtUpAt = performance.now();
    void this.#keep();
  }

  async #readChanges(): Promise<void> {
    // Transactions older than the snapshot's first were all seen.
    let after = [this.#seen?.split(":")[0] ?? "0", ofNobody];
    let began: string | undefined;
    let written: Promise<void> = Promise.resolve();
    for (;;) {
      const { rows } = await this.#asking.$client.query<Look>({ ...changes, values: [this.#seen, ...after] });
      const [look] = rows;
      if (!look) throw new Error("a look answers one row");
      if (look.replaced) return this.#startOver();
      began ??= look.snapshot;
      if (!look.ids || !look.lastChangedIn) break;
      const ids = look.ids.split(" ");
      const batch = await this.#readMedia(ids, look.ids);
      // The thread takes one batch apart while PostgreSQL answers the next.
      await written;
      written = this.#write(batch);
      written.catch(() => {});
      if (ids.length < batchMax) break;
      after = [look.lastChangedIn, ids.at(-1) ?? ofNobody];
    }
    await written;
    // Changes during the read are newer than the first look, so the next one finds them.
    this.#seen = began ?? null;
  }

  /** The statements may also see later changes, which the next look finds again. */
  async #readMedia(ids: string[], joined: string): Promise<MediaBatch> {
    const { $client } = this.#asking;
    const [media, formats] = await Promise.all(
      [mediaOf, formatsOf].map((statement) =>
        $client.query<{ records: string | null }>({ ...statement, values: [joined] }),
      ),
    );
    return { ids, media: media?.rows[0]?.records ?? "", formats: formats?.rows[0]?.records ?? "" };
  }

  async #write(batch: MediaBatch): Promise<void> {
    await this.#turns.write(async () => {
      try {
        this.#state = await writing.run(writerModule, replaceMedia, [this.#key, batch], patience);
      } catch (error) {
        this.#forget();
        throw error;
      }
      this.generation += 1;
    });
    this.#changedSinceKept += batch.ids.length;
  }

  /** Begins with the kept file, if this server wrote it, else with nothing. */
  async #open(): Promise<void> {
    const kept =
      this.#keeping && (await writing.run(writerModule, openCatalogue, [this.#key, this.#keeping.file], patience));
    if (kept && (await this.#asking.$client.query({ ...keptFile, values: [kept.token] })).rowCount === 1) {
      this.#state = kept;
      this.#seen = kept.seen;
      this.#changedSinceKept = 0;
    } else await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#state = await writing.run(writerModule, beginCatalogue, [this.#key], patience);
    this.#seen = null;
    this.#changedSinceKept = Number.POSITIVE_INFINITY;
  }

  async #startOver(): Promise<void> {
    this.standing = false;
    await this.#turns.write(() => this.#begin());
    this.generation += 1;
    return this.#readChanges();
  }

  #forget(): void {
    this.standing = false;
    this.#state = undefined;
    this.#seen = null;
    this.generation += 1;
  }

  /** Keeps the columns in a file. A database that has the file's row has everything that the file has seen. */
  async #keep(): Promise<void> {
    const { file, record } = this.#keeping ?? {};
    const mediaCount = this.#state?.columns.mediaCount ?? 0;
    if (!file || !record || !this.#seen || this.#changedSinceKept < Math.max(changedMin, mediaCount * changedShare))
      return;
    this.#changedSinceKept = 0;
    const stamp = { token: randomUUID(), seen: this.#seen };
    try {
      const draft = await writing.run(writerModule, draftCatalogue, [this.#key, file, stamp], patience);
      await record(stamp.token);
      publishCatalogue(draft, file);
    } catch {
      // A replica takes no row, a full disk no file: the next start reads the table.
    }
  }
}
