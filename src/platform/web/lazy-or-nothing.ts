import { type ComponentType, lazy } from "react";

/** Loads a part when it is first drawn; a failure to load, as when offline, draws nothing. */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
