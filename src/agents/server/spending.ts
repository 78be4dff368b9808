import { hash } from "node:crypto";
import type { InputRequest } from "@modelcontextprotocol/server";
import type { Product } from "#platform/contract/resource.ts";
import type { Asking } from "#platform/database/database.ts";
import type { OperationCall } from "#platform/http/call.ts";
import { readItem } from "#platform/http/call.ts";
import { declared } from "#platform/http/declared.ts";
import { formatCents } from "#platform/money/money.ts";
import type { ToolAction } from "./tools.ts";

export type Spending = { cents: number /** As the person is asked: `Approve, order Q26110039`. */; words: string };

/**
 * Says what a call spends: by its input, else by the item as its caller reads it. Undefined for a call that spends
 * nothing, such as an answer of the side that is paid. A caller from whom amounts are hidden spends none.
 */
export async function spendingOf(
  { mark, callable, words }: ToolAction,
  { body, parameters }: OperationCall,
  { reader, actor }: { reader: Asking; actor: Product["actor"] },
): Promise<Spending | undefined> {
  const { spends } = mark;
  if (spends === undefined) return undefined;
  const { id } = parameters;
  const found = id === undefined ? undefined : await readItem(callable.resource, { reader, actor, id });
  const item = found && declared(callable.resource.schema, found);
  if (id !== undefined && item?.party !== "client") return undefined;
  const cents = (body as Record<string, unknown>)[spends] ?? item?.[spends];
  if (typeof cents !== "number") return undefined;
  const number = typeof item?.number === "string" && orderNumber.test(item.number) ? `, order ${item.number}` : "";
  return { cents, words: `${words}${number}` };
}

/** A question holds no words of others. */
const orderNumber = /^[A-Z0-9-]{1,20}$/;

/**
 * Names the question about a spending by all that it is about. An answer allows this call alone, so nothing is kept or
 * signed (decision 0197).
 */
export const spendingQuestion = (tool: string, given: object, cents: number): string =>
  `spend-${hash("sha256", JSON.stringify([tool, given, cents]), "base64url").slice(0, 32)}`;

/** Kinds of questions have names since then. */
const firstWithModes = "2025-11-25";

/** Asks the person at the client, by a form with one choice. */
export const askToSpend = ({ words, cents }: Spending, revision = firstWithModes): InputRequest => ({
  method: "elicitation/create",
  params: {
    ...(revision >= firstWithModes ? { mode: "form" } : {}),
    message: `${words}: ${formatCents(cents)}. Do you allow it?`,
    requestedSchema: {
      type: "object",
      properties: { allow: { type: "boolean", title: "Allow", description: `Spend ${formatCents(cents)}` } },
      required: ["allow"],
    },
  },
});
