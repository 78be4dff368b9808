import type { Tx } from "./connection.ts";

/**
 * A module's statement that may travel with those of others as one. All see the database as it was before any of them, so none
 * reads what another writes. `text` numbers its own values from `$1`, and is the same at each use of the name. `failure`
 * translates an error.
 */
export type Write = { name: string; text: string; values: unknown[]; failure?: (error: unknown) => unknown };

/** Writes in one statement what several modules record of one thing. */
export async function writeTogether(tx: Tx, writes: Write[]): Promise<void> {
  if (writes.length === 0) return;
  try {
    await tx.$client.query({ ...statementOf(writes), values: writes.flatMap(({ values }) => values) });
  } catch (error) {
    throw writes.reduce((thrown: unknown, { failure }) => failure?.(thrown) ?? thrown, error);
  }
}

/**
 * The same with COMMIT, which saves a trip. For the last that a transaction does: nothing of it may read what this writes.
 * A failure ends the transaction as one of `writeTogether` does.
 */
export async function writeAtCommit(tx: Tx, writes: Write[]): Promise<void> {
  tx.closing.push(() => writeTogether(tx, writes));
}

/** One of the two above. */
export type WriteWay = typeof writeTogether;

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
