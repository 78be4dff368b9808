import { countedMost } from "../contract/list-length.ts";
import type { ChangedAfter } from "../contract/wire.ts";

/** Columns of `item`, the last of them unique; `nullable` ones may be null. */
export type ListOrder = readonly { column: string; direction: "ASC" | "DESC"; nullable?: true }[];

/** Some of a list's items: their table is called `item`. An index gives them in the list's order. */
export type ListBranch = { from: string; where: readonly (string | false | undefined)[] };

/** Which items a reader sees, and in which order; a condition that is not asked for is left out. */
export type List = {
  /** Prepares each shape once a connection. Leave it out for a list of many shapes. */
  name?: string;
  branches: readonly ListBranch[];
  order: ListOrder;
  values: readonly unknown[];
  /** How many items are counted, unless `countedMost`. */
  countedMost?: number;
  /** An order whose index counts sooner than the list's own. */
  countedBy?: ListOrder;
  /** The same items in fewer branches, for counting alone. */
  countedIn?: readonly ListBranch[];
  /** A branch may hold an item several times; it is shown once. */
  repeats?: true;
};

/** Columns of a page's rows: of `page`, which has the order's columns, and of `joins`. */
export type ShownColumns = { columns: string; joins: string };

/** Collects a statement's values: `of` returns the placeholder of each. */
export function parameters(given: readonly unknown[] = []) {
  const values = [...given];
  return { values, of: (value: unknown): string => `$${values.push(value)}` };
}

export const newestFirst: ListOrder = [
  { column: "created_at", direction: "DESC" },
  { column: "id", direction: "DESC" },
];

/** Begins with the earliest change, so that a reader who goes on from the last page misses none. */
export const earliestChangeFirst: ListOrder = [
  { column: "updated_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];

export const isChangedAfter = (filter: ChangedAfter, of: (value: unknown) => string): string | undefined =>
  filter["updatedAt[after]"] && `item.updated_at > ${of(filter["updatedAt[after]"])}`;

/**
 * A page's place in the list: placeholders of its cursor, undefined behind a null, and numbers, which the kept plan has to
 * know (decision 0273).
 */
export type PagePlace = { after: readonly (string | undefined)[] | undefined; limit: number; offset: number };

/** A page's keys. Each branch comes in the list's order and is cut, so that all are merged without sorting. */
export function keysOfPage({ order, branches, repeats }: List, { after, limit, offset }: PagePlace): string {
  const cut = (branch: ListBranch, most: number) =>
    `SELECT ${repeats ? "DISTINCT " : ""}${namesOf(order, "item.")} ${fromOf(branch)} ORDER BY ${sorted(order, "item.")} LIMIT ${most}`;
  const parts = after ? branches.flatMap((branch) => partsBehind(branch, order, after)) : branches;
  const [only] = parts;
  if (only && parts.length === 1) return `${cut(only, limit)} OFFSET ${offset}`;
  const cuts = parts.map((branch) => cut(branch, limit + offset));
  return `SELECT DISTINCT ${namesOf(order)} FROM (${united(cuts)} ORDER BY ${sorted(order)}) AS merged
    ORDER BY ${sorted(order)} LIMIT ${limit} OFFSET ${offset}`;
}

/** The key of the row before a page that is named by its number, as a cursor. */
export const cursorBefore = (list: List, offset: number): string =>
  `SELECT json_build_array(${namesOf(list.order)})::text AS cursor FROM (${keysOfPage(list, { after: undefined, limit: 1, offset: offset - 1 })}) AS listed`;

/** The list's first items with more `columns` of each, merged as a page's keys are. */
export function firstItems({ order, branches }: List, columns: string, most: number): string {
  const cuts = branches.map(
    (branch) =>
      `SELECT ${namesOf(order, "item.")}, ${columns} ${fromOf(branch)} ORDER BY ${sorted(order, "item.")} LIMIT ${most}`,
  );
  return `SELECT DISTINCT ON (${namesOf(order)}) * FROM (${united(cuts)}) AS merged ORDER BY ${sorted(order)} LIMIT ${most}`;
}

/** A page's rows, each with its cursor: its values of the order. */
export function rowsOfPage(list: List, { columns, joins }: ShownColumns, place: PagePlace): string {
  const { order } = list;
  return `WITH page AS (SELECT ${namesOf(order)}, row_number() OVER () AS place, json_build_array(${namesOf(order)})::text AS cursor FROM (${keysOfPage(list, place)}) AS listed)
    SELECT ${columns}, page.cursor FROM page ${joins} ORDER BY page.place`;
}

export const countedMostOf = (list: List): number => list.countedMost ?? countedMost;

/** Counts one item more than a list tells. Its order makes it take the list's index, where it would read the table. */
export function lengthOfList(list: List): string {
  const place = { after: undefined, limit: countedMostOf(list) + 1, offset: 0 };
  const { countedBy: order = list.order, countedIn: branches = list.branches } = list;
  const counted = keysOfPage({ ...list, order, branches }, place);
  return `SELECT count(*) AS total FROM (${counted}) AS counted`;
}

/** Such an order is compared as a whole, by an index. Any other one has a part, and so a range of the index, for each column. */
const isPlain = (order: ListOrder): boolean =>
  order.every(({ direction, nullable }) => direction === order[0]?.direction && !nullable);

type ListPlace = readonly (string | undefined)[];

function partsBehind({ from, where }: ListBranch, order: ListOrder, values: ListPlace): ListBranch[] {
  if (isPlain(order)) {
    const position = `(${namesOf(order, "item.")}) ${order[0]?.direction === "DESC" ? "<" : ">"} (${values.join(", ")})`;
    return [{ from, where: [...where, position] }];
  }
  const equal = order.map(({ column }, index) => `item.${column} ${values[index] ? `= ${values[index]}` : "IS NULL"}`);
  return order.flatMap((key, index) =>
    rangesBehind(key, values[index]).map((range) => ({ from, where: [...where, ...equal.slice(0, index), range] })),
  );
}

/** PostgreSQL sorts nulls as the greatest values. */
function rangesBehind({ column, direction, nullable }: ListOrder[number], value: string | undefined): string[] {
  if (value === undefined) return direction === "ASC" ? [] : [`item.${column} IS NOT NULL`];
  if (direction === "DESC") return [`item.${column} < ${value}`];
  return [`item.${column} > ${value}`, ...(nullable ? [`item.${column} IS NULL`] : [])];
}

function fromOf({ from, where }: ListBranch): string {
  const conditions = where.filter(Boolean);
  return `FROM ${from} ${conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""}`;
}

const united = (selects: string[]): string => selects.map((select) => `(${select})`).join(" UNION ALL ");

const namesOf = (order: ListOrder, prefix = ""): string => order.map(({ column }) => `${prefix}${column}`).join(", ");

export const sorted = (order: ListOrder, prefix = ""): string =>
  order.map(({ column, direction }) => `${prefix}${column} ${direction}`).join(", ");
