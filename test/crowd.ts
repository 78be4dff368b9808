import type pg from "pg";
import { sqlState } from "../src/platform/database/faults.ts";

/** Rows that each table gets: every fifth stays in its place, every five-hundredth with its order and its person. */
export const crowdRows = 20_000;
const [ownEvery, fewEvery] = [5, 500];
/** An order or offer has few parts and a person few memberships, sessions and tokens; only notifications are many. */
const few = ["order_id", "offer_id", "subject_id", "user_id"];
const manyOfPerson = "notification";
/** Nor has an organization thousands of people. */
const people = ["organization_member", "place_member"];

const checkViolation = "23514";

type Column = { name: string; type: string; isUnique: boolean; isChecked: boolean };

/** Places stay, or the rows would be nobody's. */
const places = ["user_id", "organization_id", "client_organization_id", "publisher_organization_id"];
const dated = ["created_at", "updated_at", "issued_at", "checked_at"];

/**
 * Copies each table's rows until there are `crowdRows`, with triggers and references off. Returns the tables that stay
 * small, since a constraint allows no copies.
 */
export async function crowd(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  await client.query("SET session_replication_role = replica");
  await client.query("SET synchronous_commit = off");
  for (const table of tables) {
    const { rowCount } = await client
      .query(copying(table, await columnsOf(client, table)), [crowdRows])
      .catch((error: unknown) => {
        if (sqlState(error) === checkViolation) return { rowCount: 0 };
        throw error;
      });
    if ((rowCount ?? 0) < crowdRows / 2) small.push(table);
    await client.query(`VACUUM (ANALYZE) ${table}`);
  }
  for (const table of await unseen(client, tables)) await client.query(`VACUUM (ANALYZE) ${table}`);
  await client.query("RESET session_replication_role");
  return small;
}

/** Tables whose rows a transaction elsewhere keeps from being seen by all: plans would read the table for them. */
async function unseen(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    "SELECT oid::regclass::text AS table FROM pg_class WHERE oid = ANY ($1::text[]::regclass[]) AND relallvisible < relpages",
    [tables],
  );
  return rows.map(({ table }) => table);
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column & { position: number }>(
    `SELECT attname AS name, atttypid::regtype::text AS type, attnum::integer AS position, false AS "isUnique",
       EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'c' AND attnum = ANY (conkey)) AS "isChecked" FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attidentity = '' AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const unique = await client.query<{ names: string[] }>(
    `SELECT array_agg(attribute.attname::text ORDER BY attribute.attnum) AS names
     FROM pg_index AS index JOIN pg_depend AS part ON part.objid = index.indexrelid AND part.refobjid = index.indrelid AND part.refobjsubid > 0
     JOIN pg_attribute AS attribute ON attribute.attrelid = index.indrelid AND attribute.attnum = part.refobjsubid
     WHERE index.indrelid = $1::regclass AND index.indisunique GROUP BY index.indexrelid`,
    [table],
  );
  const own = await client.query<{ names: string[] }>(
    `SELECT array_agg(attribute.attname::text ORDER BY attribute.attnum) AS names FROM pg_index AS index
     JOIN pg_attribute AS attribute ON attribute.attrelid = index.indrelid AND attribute.attnum = ANY (index.indkey)
     WHERE index.indrelid = $1::regclass AND index.indisunique GROUP BY index.indexrelid`,
    [table],
  );
  const changed = new Set(
    [...unique.rows, ...own.rows].flatMap(({ names }) => {
      const ofIndex = rows.filter(({ name }) => names.includes(name));
      return distinguishing(ofIndex)?.name ?? [];
    }),
  );
  return rows.map((row) => ({ ...row, isUnique: changed.has(row.name) }));
}

/** The column of a unique index that tells copies apart: a number, or else the first that is no place. */
function distinguishing(columns: Column[]): Column | undefined {
  const able = columns.filter(({ type }) => ["uuid", "text", "bytea", "integer", "bigint"].includes(type));
  return (
    able.find(({ name }) => name === "id") ??
    able.find(({ type }) => type === "integer" || type === "bigint") ??
    able.find(({ name, type }) => type === "uuid" && !places.includes(name)) ??
    able.find(({ type, isChecked }) => type !== "uuid" && !isChecked) ??
    able[0]
  );
}

function copying(table: string, columns: Column[]): string {
  const values = columns.map((column) => copied(table, column)).join(", ");
  return `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(", ")})
    SELECT ${values} FROM (SELECT *, row_number() OVER () AS copy FROM ${table}, generate_series(1, ceil($1::numeric / greatest(1, (SELECT count(*) FROM ${table})))::integer)) AS model
    ORDER BY copy ON CONFLICT DO NOTHING`;
}

function copied(table: string, { name, type, isUnique }: Column): string {
  const column = `model."${name}"`;
  if (isUnique) {
    if (type === "uuid") return `CASE WHEN ${column} IS NOT NULL THEN new_id() END`;
    if (type === "text") return `${column} || '-' || copy`;
    if (type === "bytea") return `${column} || copy::text::bytea`;
    return `(SELECT max("${name}") FROM ${table}) + copy`;
  }
  const stranger = `md5('${name}' || copy % 997)::uuid`;
  const isFew = people.includes(table) || (few.includes(name) && table !== manyOfPerson);
  const every = isFew ? fewEvery : ownEvery;
  if (type === "uuid") return `CASE WHEN copy % ${every} = 0 OR ${column} IS NULL THEN ${column} ELSE ${stranger} END`;
  if (type === "uuid[]") return `CASE WHEN copy % ${ownEvery} = 0 THEN ${column} ELSE ARRAY[${stranger}] END`;
  return dated.includes(name) ? `${column} - copy * interval '1 second'` : column;
}
