import type { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import { type ActionName, action, actionName } from "#platform/contract/resource.ts";
import { type KebabCase, pathOf } from "#platform/lifecycle/lifecycle.ts";
import { type MoveInput, type MoveInputSchema, noInput } from "../moves/move-input.ts";
import { type ExtraMoveOfPeople, extraMoveNamed, extraMovesOfPeople, extraPermissions } from "./order-extra.ts";

/** An answer; `overBudget` confirms an amount beyond the campaign's budget. */
const extraAnswer = noInput.extend({ overBudget: overBudget() });
export type ExtraMoveInput = MoveInput & { overBudget?: boolean | undefined };
type ExtraMoveInputSchema = z.ZodObject & z.ZodType<ExtraMoveInput, ExtraMoveInput>;

/** A move as an operation, in the table's words; its answer is the extra as it stands afterwards. */
function moveOperation(name: ExtraMoveOfPeople) {
  const { by, from, to, input, texts } = extraMoveNamed(name);
  const side = by.includes("publisher") && !by.includes("client") ? "publisher" : "client";
  const schema: z.ZodObject | MoveInputSchema = input ?? extraAnswer;
  return action({
    summary: texts.label,
    description: `${texts.about} Possible from ${from}; leads to ${to}.`,
    input: schema as ExtraMoveInputSchema,
    movesMoney: true,
    ...(by.includes("operator") ? { operator: true, freshProof: true } : { permission: extraPermissions[side] }),
  });
}

/** An operation for each move that people make, by the last part of its address: `give-up`. */
export const extraMoveOperations = Object.fromEntries(
  extraMovesOfPeople.map((name) => [actionName(pathOf(name)), moveOperation(name)]),
) as Record<ActionName<KebabCase<ExtraMoveOfPeople>>, ReturnType<typeof moveOperation>>;
