import type { z } from "zod";
import { type ActionName, action, actionName, type DeclaredOperation, type Product } from "../contract/resource.ts";
import { type AnyMove, type KebabCase, pathOf, type RoutedMove, routedNamesOf } from "./lifecycle.ts";

type MoveOperation<Input, Fields extends z.ZodRawShape> =
  Input extends z.ZodObject<infer Shape, infer Config>
    ? DeclaredOperation<undefined, z.ZodObject<Shape & Fields, Config>, "item", undefined, "POST">
    : never;

/** The operations of a lifecycle's moves, by the last part of their address. */
export type MoveOperations<
  Moves extends Readonly<Record<string, AnyMove>>,
  Fields extends z.ZodRawShape = Record<never, never>,
> = {
  [Name in RoutedMove<Moves> & string as ActionName<KebabCase<Name>>]: MoveOperation<Moves[Name]["input"], Fields>;
};

type OperationOptions<Moves extends Readonly<Record<string, AnyMove>>, Fields> = {
  movesMoney: (name: RoutedMove<Moves>) => boolean;
  /** Beside the fields of each move's own input. */
  fields?: Fields;
};

/**
 * Each move that somebody can ask for as an operation, in the table's words; it answers its object as it stands afterwards. Moves of
 * operators ask for a fresh proof.
 */
export function movesAsOperations<
  Moves extends Readonly<Record<string, AnyMove>>,
  Fields extends z.ZodRawShape = Record<never, never>,
>(moves: Moves, { movesMoney, fields }: OperationOptions<Moves, Fields>): MoveOperations<Moves, Fields> {
  const operations = routedNamesOf(moves).map((name) => [
    actionName(pathOf(String(name))),
    operationOf(moves[name], { movesMoney: movesMoney(name), fields }),
  ]);
  return Object.fromEntries(operations);
}

function operationOf(
  move: AnyMove | undefined,
  { movesMoney, fields }: { movesMoney: boolean; fields: z.ZodRawShape | undefined },
): DeclaredOperation | undefined {
  if (!move?.input) return undefined;
  const { from, to, by, input, texts } = move;
  const [permission, otherSide] = Object.values(by).filter((needed) => needed !== true) as Product["permission"][];
  const target = typeof to === "object" ? Object.values(to).join(" or ") : to;
  const leads = to === "stays" ? "the status stays." : `leads to ${target}.`;
  return action({
    summary: texts.label,
    description: `${texts.about ?? `${texts.label}.`} Possible from ${from.join(", ")}; ${leads}`,
    ...(permission ? { permission, otherSide } : { operator: true, freshProof: true }),
    input: fields ? input.extend(fields) : input,
    movesMoney,
  });
}
