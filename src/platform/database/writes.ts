import type { Tx } from "./connection.ts";

/**
 * A module's statement that may travel with those of others as one. All see the database as it was before any of them, so none
 * reads what another writes. `text` numbers its own values from `$1`, and is the same at each use of the name. `failure`
 * translates an error.
 */
export type Write = { name: string; text: string; values: unknown[]; failure?: (error: unknown) => unknown };

/** Writes in one statement what several modules record of one thing. Returns the rows of the first. */
export async function writeTogether<Row>(tx: Tx, writes: Write[]): Promise<Row[]> {
  if (writes.length === 0) return [];
  try {
    const values = writes.flatMap((write) => write.values);
    const { rows } = await tx.$client.query({ ...statementOf(writes), values });
    return rows as Row[];
  } catch (error) {
    throw writes.reduce((thrown: unknown, { failure }) => failure?.(thrown) ?? thrown, error);
  }
}

const known = new Map<string, { name: string; text: string }>();

/** Composed once: the same writes make the same prepared statement, whose name PostgreSQL bounds to 63 bytes. */
function statementOf(writes: Write[]): { name: string; text: string } {
  const key = writes.map(({ name }) => name).join(" ");
  const statement = known.get(key) ?? compose(writes, `together-${known.size}`);
  known.set(key, statement);
  return statement;
}

function compose(writes: Write[], composedName: string): { name: string; text: string } {
  let count = 0;
  const parts = writes.map(({ name, text, values }) => {
    const before = count;
    count += values.length;
    return { name, text: text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`) };
  });
  const [first, ...others] = parts;
  if (!first || others.length === 0) return { name: first?.name ?? composedName, text: first?.text ?? "" };
  return {
    name: composedName,
    text: `WITH ${others.map(({ name, text }) => `"${name}" AS (${text})`).join(",\n")}\n${first.text}`,
  };
}
