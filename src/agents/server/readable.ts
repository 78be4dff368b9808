import { isUuid } from "#platform/contract/iri.ts";
import type { ReadableAs, ReadableItem } from "./answers.ts";
import type { AgentTool, ToolAction } from "./tools.ts";

/** Items that agents read as resources, by the word in their address: `byline://orders/{id}`. */
export type ReadableResources = { byName: ReadonlyMap<string, ToolAction>; readableAs: ReadableAs };

export function readableResources(tools: ReadonlyMap<string, AgentTool>): ReadableResources {
  const actions = [...tools.values()].flatMap(({ actions: each }) => each);
  const byName = new Map(actions.flatMap((action) => (action.mark.reads ? [[action.mark.reads.as, action]] : [])));
  const readableAs: ReadableAs = (path, item) => {
    const action = [...byName.values()].find(({ callable }) => callable.resource.path === path);
    return action && readableItem(action, item);
  };
  return { byName, readableAs };
}

/** Takes `byline://orders/{id}` apart. Undefined for any other address. */
export function readableAddress(uri: string): { name: string; id: string } | undefined {
  const [, name = "", id = ""] = /^byline:\/\/([a-z]+)\/([0-9a-f-]+)$/i.exec(uri) ?? [];
  return isUuid(id) ? { name, id } : undefined;
}

export function readableItem({ mark, callable }: ToolAction, item: Record<string, unknown>): ReadableItem | undefined {
  const { reads } = mark;
  if (!reads || typeof item.id !== "string") return undefined;
  return { uri: `byline://${reads.as}/${item.id}`, name: `${callable.resource.name} ${String(item[reads.label])}` };
}

/** The list of a caller's own items, for clients that list resources; a marketplace is searched instead. */
export const listOf = ({ callable }: ToolAction) =>
  callable.resource.operations.find(({ name, permission }) => name === "list" && permission !== undefined);
