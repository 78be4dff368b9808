import type { Asking } from "#platform/database/database.ts";
import type { ChoiceOperator } from "../../../columns.ts";
import { sqlColumn } from "../../../server/sql-columns.ts";
import { Catalogue, filtersOf, type IndexedMedium, type IndexedValues } from "./catalogue.ts";
import { separator } from "./columns.ts";

/** Small, so that requests are answered between two batches. */
const batchMax = 500;

/**
 * Finds media whose last change this process has not seen: transactions unfinished in the snapshot $1, in any order. A
 * null $1 takes all. After a restore, rows may name transactions of this server's future: these count as seen.
 * `replaced` means another server, far behind the snapshot.
 */
const changes = {
  name: "listing-changes",
  text: `
    SELECT now.snapshot::text AS snapshot, pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmin($1::pg_snapshot) AS replaced,
      changed.media_project_id AS "mediaId", changed.changed_in::text AS "changedIn"
    FROM (SELECT pg_current_snapshot() AS snapshot) AS now
    LEFT JOIN LATERAL (
      SELECT media_project_id, changed_in FROM listing_medium
      WHERE (changed_in, media_project_id) > ($2::xid8, $3::uuid)
        AND ($1::pg_snapshot IS NULL OR (changed_in < pg_snapshot_xmax(now.snapshot) AND NOT pg_visible_in_snapshot(changed_in, $1::pg_snapshot)))
      ORDER BY changed_in, media_project_id LIMIT ${batchMax}) AS changed ON true`,
};

const asText: Record<ChoiceOperator, (column: string) => string> = {
  among: (column) => column,
  is: (column) => `${column}::text`,
  overlaps: (column) => `array_to_string(${column}, '${separator}')`,
};

/** Lists are read as texts, in the catalogue's order. */
function selected(owner: "medium" | "format"): string {
  const { choices, ranges } = filtersOf(owner);
  const texts = choices.map(({ column, operators: [operator] }) => asText[operator](sqlColumn(column)));
  return [...texts, ...ranges.map(({ column }) => sqlColumn(column))].join(", ");
}

const mediaOf = {
  name: "listing-media",
  text: `SELECT DISTINCT ON (media_project_id) media_project_id, ${selected("medium")}
         FROM listing WHERE media_project_id = ANY ($1::uuid[])`,
};

const formatsOf = {
  name: "listing-formats",
  text: `SELECT media_project_id, ${selected("format")} FROM listing WHERE media_project_id = ANY ($1::uuid[])`,
};

type Change = { snapshot: string; replaced: boolean | null; mediaId: string | null; changedIn: string | null };
type IndexRow = [mediaId: string, ...values: (string | number | null)[]];

/**
 * A catalogue that follows the table by reading recent changes, whichever process made them. `standing` is false until
 * the first full read.
 */
export class FollowedCatalogue {
  catalogue = new Catalogue();
  standing = false;
  readonly #asking: Asking;
  #seen: string | null = null;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(asking: Asking) {
    this.#asking = asking;
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

  async #catchUp(): Promise<void> {
    // Transactions older than the snapshot's first were all seen.
    let after = [this.#seen?.split(":")[0] ?? "0", "00000000-0000-0000-0000-000000000000"];
    let began: string | undefined;
    for (;;) {
      const { rows } = await this.#asking.$client.query<Change>({ ...changes, values: [this.#seen, ...after] });
      const [first] = rows;
      if (first?.replaced) return this.#startOver();
      began ??= first?.snapshot;
      const ids = rows.flatMap(({ mediaId }) => (mediaId ? [mediaId] : []));
      if (ids.length > 0) this.catalogue.replace(await this.#read(ids));
      const last = rows.at(-1);
      if (ids.length < batchMax || !last?.mediaId || !last.changedIn) break;
      after = [last.changedIn, last.mediaId];
    }
    // Changes during the read are newer than the first look, so the next one finds them.
    this.#seen = began ?? null;
    this.standing = true;
  }

  #startOver(): Promise<void> {
    this.catalogue = new Catalogue();
    this.#seen = null;
    return this.#catchUp();
  }

  /** The statements may also see later changes, which the next look finds again. */
  async #read(ids: string[]): Promise<Map<string, IndexedMedium | undefined>> {
    const { $client } = this.#asking;
    const asked = { rowMode: "array" as const, values: [ids] };
    const [media, formats] = await Promise.all([
      $client.query<IndexRow>({ ...mediaOf, ...asked }),
      $client.query<IndexRow>({ ...formatsOf, ...asked }),
    ]);
    const found = new Map<string, IndexedMedium | undefined>(ids.map((id) => [id, undefined]));
    for (const row of media.rows) found.set(row[0], { ...valuesIn(row, mediumChoices), formats: [] });
    for (const row of formats.rows) found.get(row[0])?.formats.push(valuesIn(row, formatChoices));
    return found;
  }
}

const mediumChoices = filtersOf("medium").choices.length;
const formatChoices = filtersOf("format").choices.length;

const valuesIn = (row: IndexRow, choiceCount: number): IndexedValues => ({
  choices: row.slice(1, 1 + choiceCount) as string[],
  numbers: row.slice(1 + choiceCount) as (number | null)[],
});
