import { idOf } from "#platform/contract/iri.ts";
import type { OperationCall } from "#platform/http/call.ts";
import { invalid } from "#platform/http/errors.ts";
import { wellFormedKey } from "#platform/http/idempotency.ts";
import type { AgentTool, ToolAction } from "./tools.ts";

export type GivenArguments = Readonly<Record<string, unknown>>;

/** Finds the action that a call names; the only one where there is no choice. Throws 422. */
export function chosenAction({ actions }: AgentTool, given: GivenArguments): ToolAction {
  const [first] = actions;
  if (first && actions.length === 1) return first;
  const chosen = actions.find(({ name }) => name === given.action);
  if (chosen) return chosen;
  throw invalid("action", `Name one of: ${actions.map(({ name }) => name).join(", ")}.`, "invalid_value");
}

/** Puts a tool's arguments where the operation takes them; its own schemas check them. Throws 422 for unknown ones. */
export function operationCallOf(
  { taken, callable }: ToolAction,
  given: GivenArguments,
  isOneOfSeveral: boolean,
): OperationCall {
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  const parameters: Record<string, string> = {};
  let key: string | undefined;
  for (const [name, value] of Object.entries(given)) {
    if (isOneOfSeveral && name === "action") continue;
    const place = Object.hasOwn(taken.places, name) ? taken.places[name] : undefined;
    if (!place) throw invalid(name, "This tool takes no such argument.", "unrecognized_keys");
    if (place.to === "id") parameters.id = idOf(String(value));
    else if (place.to === "key") key = wellFormedKey(value);
    else if (place.to === "query") query[place.name] = value;
    else body[place.name] = value;
  }
  if (callable.operation.on === "item" && parameters.id === undefined)
    throw invalid("id", "Name the object.", "missing");
  return { parameters, query, body, key, ifMatch: undefined };
}
