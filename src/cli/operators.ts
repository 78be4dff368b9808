import { findPersonByAddress, listOperators } from "#accounts/people/server/queries.ts";
import { appoint, dismiss } from "#operator/people/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";

type Order = { act: "list" } | { act: "add" | "remove"; email: string };

/** Undefined for wrong usage. */
export function readOperatorArguments([act, email, ...others]: string[]): Order | undefined {
  if (act === "list" && email === undefined) return { act };
  if ((act === "add" || act === "remove") && email && others.length === 0) return { act, email };
  return undefined;
}

/**
 * Runs `byline operator list | add EMAIL | remove EMAIL`, with the screen's audit trail and mails. Returns the exit
 * code.
 */
export async function changeOperators(database: Database, order: Order): Promise<number> {
  if (order.act === "list") return list(database);
  try {
    console.log(await database.transaction((tx) => change(tx, order)));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function list({ reader }: Database): Promise<number> {
  const operators = await listOperators(reader);
  for (const { email, name } of operators) console.log([email, name].filter(Boolean).join("  "));
  if (operators.length === 0) console.log("Nobody. The next start prints a setup link.");
  return 0;
}

async function change(tx: Tx, { act, email }: Extract<Order, { email: string }>): Promise<string> {
  const id = await findPersonByAddress(tx, email);
  if (!id) throw new Refusal(404, "not_found", `Nobody has signed in as ${email} yet. They sign up first.`);
  if (act === "add") return `${await appoint(tx, { by: "command line" }, id)} is an operator now.`;
  return `${await dismiss(tx, { by: "command line" }, id)} is no longer an operator.`;
}
