import { type ComponentType, lazy } from "react";

/** A part that is loaded when it is first drawn. Where it can't be loaded, say without network, the screen does without. */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
