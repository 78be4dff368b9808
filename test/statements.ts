import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

export type SentStatement = { text: string; values: unknown[] };

const running = new AsyncLocalStorage<SentStatement[]>();

/**
 * Runs work and returns the statements that it sent, with their values; transactions' own words are left out, and what
 * the process sends meanwhile by itself.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const statement = typeof first === "string" ? { text: first } : first;
    const values = statement.values ?? (Array.isArray(second) ? second : []);
    if (running.getStore() === sent && isRead.test(statement.text)) sent.push({ text: statement.text, values });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await running.run(sent, work);
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

const isRead = /^\s*(\(|select|with)/i;

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};

/** One step of a plan as it ran: how many rows went through it in all. */
export type PlanStep = { node: string; relation: string | undefined; index: string | undefined; rows: number };

/** Runs the statement again under EXPLAIN ANALYZE and returns its steps. */
export async function stepsOf(client: Pick<pg.ClientBase, "query">, { text, values }: SentStatement) {
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: PlanNode; "Execution Time": number }[] }>({
    text: `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS OFF, FORMAT JSON) ${text}`,
    values,
  });
  const [seen] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!seen) throw new Error("EXPLAIN answered nothing");
  return { milliseconds: seen["Execution Time"], steps: stepsBelow(seen.Plan) };
}

function stepsBelow(node: PlanNode): PlanStep[] {
  const below = node.Plans ?? [];
  const own = rowsOf(node);
  // A sort reads all of what is below it, though a limit above may take ten.
  const rows = /Sort/.test(node["Node Type"]) ? Math.max(own, ...below.map(rowsOf)) : own;
  return [
    { node: node["Node Type"], relation: node["Relation Name"], index: node["Index Name"], rows },
    ...below.flatMap(stepsBelow),
  ];
}

const rowsOf = (node: PlanNode): number =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)) *
  node["Actual Loops"];
