import type { FeatureFlag } from "../contract.ts";
import { knownFlags } from "../known-flags.ts";
import { texts } from "./texts.ts";

/** `id` is null for a known flag that nobody has switched yet. */
export type OfferedFlag = Pick<FeatureFlag, "name" | "enabled" | "description"> & { id: string | null };

export function offeredFlags(flags: FeatureFlag[]): OfferedFlag[] {
  const names = new Set(flags.map(({ name }) => name));
  const unswitched = knownFlags
    .filter((name) => !names.has(name))
    .map((name) => ({ id: null, name, enabled: false, description: texts.known[name] }));
  return [...flags, ...unswitched].sort((one, other) => one.name.localeCompare(other.name));
}
