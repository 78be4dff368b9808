import type { Actor } from "#accounts/actor.ts";
import { isInScope } from "#accounts/permissions.ts";
import { outsideScope } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { NewOrdersInput } from "../../contract.ts";
import { editOrder, makeMove } from "./moves.ts";

const refused = catalogue("orders.server.commands.newOrders", {
  referenceTaken: "Another order of yours has one of these references. Nothing was booked.",
});

type NewOrderLine = NewOrdersInput["lines"][number];

/**
 * Writes references, texts and briefs of orders that were just booked, line by line. Sends them where a line asks for
 * it. Throws 409 `reference_taken`, 403 `token_scope` for a token that may not write, and like `makeMove`.
 */
export async function writeNewOrders(tx: Tx, actor: Actor, ids: string[], lines: NewOrderLine[]): Promise<void> {
  await refer(tx, ids, lines);
  for (const [index, { title, content, brief, send }] of lines.entries()) {
    const id = ids[index] ?? "";
    const written = Object.fromEntries(
      Object.entries({ title, content, brief }).filter(([, value]) => value !== undefined),
    );
    const isWritten = Object.keys(written).length > 0;
    if (!isWritten && !send) continue;
    if (!isInScope(actor, "order.write")) throw outsideScope();
    if (isWritten) await editOrder(tx, actor, id, written);
    if (send) await makeMove(tx, actor, id, brief === undefined ? "send" : "sendBrief", {});
  }
}

const referring = `
  UPDATE publication_order SET reference = named.reference
  FROM json_to_recordset($1) AS named (id uuid, reference text) WHERE publication_order.id = named.id`;

async function refer(tx: Tx, ids: string[], lines: NewOrderLine[]): Promise<void> {
  const named = lines.flatMap(({ reference }, index) =>
    reference === undefined ? [] : [{ id: ids[index], reference }],
  );
  if (named.length === 0) return;
  try {
    await tx.$client.query({ name: "orders-refer", text: referring, values: [JSON.stringify(named)] });
  } catch (error) {
    if (violatedConstraint(error) !== "publication_order_reference") throw error;
    throw conflict("reference_taken", refused.referenceTaken);
  }
}
