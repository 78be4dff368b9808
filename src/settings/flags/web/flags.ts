import { type FeatureFlag, knownFlags } from "../contract.ts";
import { texts } from "./texts.ts";

/** A flag as it is offered: `id` is null for one that the web app knows and that nobody has switched yet. */
export type OfferedFlag = Pick<FeatureFlag, "name" | "enabled" | "description"> & { id: string | null };

/** The flags that there are and those that the web app knows, by name. */
export function offeredFlags(flags: FeatureFlag[]): OfferedFlag[] {
  const names = new Set(flags.map(({ name }) => name));
  const unswitched = knownFlags
    .filter((name) => !names.has(name))
    .map((name) => ({ id: null, name, enabled: false, description: texts.known[name] }));
  return [...flags, ...unswitched].sort((one, other) => one.name.localeCompare(other.name));
}
