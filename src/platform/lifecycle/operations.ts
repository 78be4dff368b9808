import type { z } from "zod";
import type { AgentMark } from "../contract/agent-mark.ts";
import type { RefusalCode } from "../contract/refusals.ts";
import { type ActionName, action, actionName, type DeclaredOperation, type Product } from "../contract/resource.ts";
import { type AnyMove, type KebabCase, pathOf, type RoutedMove, routedNamesOf } from "./lifecycle.ts";

type MoveOperation<Input, Fields extends z.ZodRawShape> =
  Input extends z.ZodObject<infer Shape, infer Config>
    ? DeclaredOperation<undefined, z.ZodObject<Shape & Fields, Config>, "item", undefined, "POST">
    : never;

type MoveTable = Readonly<Record<string, AnyMove>>;

/** The schemas of a noun's inputs, by the names that its moves say. */
type MoveInputs<Moves extends MoveTable> = {
  readonly [Input in NonNullable<Moves[keyof Moves]["input"]>]: z.ZodObject;
};

/** The operations of a lifecycle's moves, by the last part of their address. */
export type MoveOperations<
  Moves extends MoveTable,
  Inputs extends MoveInputs<Moves>,
  Fields extends z.ZodRawShape = Record<never, never>,
> = {
  [Name in RoutedMove<Moves> & string as ActionName<KebabCase<Name>>]: MoveOperation<
    Inputs[Moves[Name]["input"] & keyof Inputs],
    Fields
  >;
};

type MoveDemands<Name, Fields> = {
  /** The codes that refuse a move: `refusalsOf` of its lifecycle. */
  refusals?: (name: Name) => readonly RefusalCode[];
  movesMoney?: (name: Name) => boolean;
  /** Operators decide without a fresh proof, where neither money nor identity hangs on it. */
  withoutProof?: true;
  /** Beside the fields of each move's own input. */
  fields?: Fields;
  /** Moves that agents make. */
  agents?: { readonly [Each in Name & string]?: AgentMark };
};

/** Each routed move as an operation that answers its moved object. Moves of operators ask for a fresh proof. */
export function movesAsOperations<
  Moves extends MoveTable,
  Inputs extends MoveInputs<Moves>,
  Fields extends z.ZodRawShape = Record<never, never>,
>(
  moves: Moves,
  inputs: Inputs,
  demands: MoveDemands<RoutedMove<Moves>, Fields> = {},
): MoveOperations<Moves, Inputs, Fields> {
  const { movesMoney = () => false, refusals = () => [], withoutProof, fields, agents = {} } = demands;
  const agentOf: Readonly<Record<string, AgentMark | undefined>> = agents;
  const schemaOf: Readonly<Record<string, z.ZodObject>> = inputs;
  const operations = routedNamesOf(moves).map((name) => [
    actionName(pathOf(String(name))),
    operationOf(moves[name], {
      schemaOf,
      movesMoney: movesMoney(name),
      refusals: refusals(name),
      freshProof: !withoutProof,
      fields,
      agent: agentOf[String(name)],
    }),
  ]);
  return Object.fromEntries(operations);
}

type OneMoveDemands = {
  schemaOf: Readonly<Record<string, z.ZodObject>>;
  movesMoney: boolean;
  refusals: readonly RefusalCode[];
  freshProof: boolean;
  fields: z.ZodRawShape | undefined;
  agent: AgentMark | undefined;
};

function operationOf(
  move: AnyMove | undefined,
  { schemaOf, movesMoney, refusals, freshProof, fields, agent }: OneMoveDemands,
): DeclaredOperation | undefined {
  const input = schemaOf[move?.input ?? ""];
  if (!move || !input) return undefined;
  const { by, texts } = move;
  const [permission, otherSide] = Object.values(by).filter((needed) => needed !== true) as Product["permission"][];
  return action({
    summary: texts.label,
    description: `${texts.about ?? `${texts.label}.`}${wayOf(move)}`,
    ...(permission ? { permission, otherSide } : { operator: true, freshProof }),
    input: fields ? input.extend(fields) : input,
    movesMoney,
    refusals,
    ...(agent ? { agent } : {}),
  });
}

/** Numbers say nothing of a way; their resource's words do. */
function wayOf({ from, to }: AnyMove): string {
  if (from.some((status) => typeof status === "number")) return "";
  const target = typeof to === "object" ? Object.values(to).join(" or ") : to;
  return ` Possible from ${from.join(", ")}; ${to === "stays" ? "the status stays." : `leads to ${target}.`}`;
}
