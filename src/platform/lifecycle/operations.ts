import type { z } from "zod";
import type { RefusalCode } from "../contract/refusals.ts";
import { action, type DeclaredOperation, type Product } from "../contract/resource.ts";
import { type AnyMove, type KebabCase, pathOf, type RoutedMove, routedNamesOf } from "./lifecycle.ts";

type MoveOperation<Input> = Input extends z.ZodType
  ? DeclaredOperation<undefined, Input, "item", undefined, "POST">
  : never;

/** The operations of a lifecycle's moves, by the last part of their address. */
export type MoveOperations<Moves extends Readonly<Record<string, AnyMove>>> = {
  [Name in RoutedMove<Moves> & string as KebabCase<Name>]: MoveOperation<Moves[Name]["input"]>;
};

type MoveDemands<Name> = {
  /** The codes that refuse a move: `refusalsOf` of its lifecycle. */
  refusals?: (name: Name) => readonly RefusalCode[];
  movesMoney?: (name: Name) => boolean;
  /** Operators decide without a fresh proof, where neither money nor identity hangs on it. */
  withoutProof?: true;
};

/**
 * Each move that somebody can ask for as an operation, in the table's words; it answers its object as it stands afterwards. Moves of
 * operators ask for a fresh proof.
 */
export function movesAsOperations<Moves extends Readonly<Record<string, AnyMove>>>(
  moves: Moves,
  { movesMoney = () => false, refusals = () => [], withoutProof }: MoveDemands<RoutedMove<Moves>> = {},
): MoveOperations<Moves> {
  const operations = routedNamesOf(moves).map((name) => [
    pathOf(String(name)),
    operationOf(moves[name], { movesMoney: movesMoney(name), freshProof: !withoutProof, refusals: refusals(name) }),
  ]);
  return Object.fromEntries(operations);
}

function operationOf(
  move: AnyMove | undefined,
  { freshProof, ...demands }: { movesMoney: boolean; freshProof: boolean; refusals: readonly RefusalCode[] },
): DeclaredOperation | undefined {
  if (!move?.input) return undefined;
  const { label, about = label } = move.texts;
  const [permission] = Object.values(move.by).filter((needed) => needed !== true) as Product["permission"][];
  const admission = permission ? { permission } : { operator: true, freshProof };
  return action({ summary: label, description: about, ...admission, input: move.input, ...demands });
}
