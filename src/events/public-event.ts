import type { ResourceClass } from "#platform/contract/resource.ts";

/**
 * A subject's public events. Names never change: readers subscribe by them. `version` counts the payload's breaking
 * changes.
 */
export type PublicEvents = {
  /** The class of the payload, which shows the object as its reader may see it. */
  resource: ResourceClass;
  version: number;
  /** `{ accept: "order.accepted" }` */
  names: Readonly<Record<string, string>>;
};

export const eventNamesOf = <Move extends string>(
  noun: string,
  moves: Readonly<Record<Move, { event?: string }>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries<{ event?: string }>(moves).flatMap(([move, { event }]) =>
      event ? [[move, `${noun}.${event}`]] : [],
    ),
  );
