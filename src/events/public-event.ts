import type { ResourceClass } from "#platform/contract/resource.ts";

/**
 * The events of a subject, as programs outside Byline know them. A name is published for good: readers ask for it by these letters.
 * `version` counts the payload's changes that a reader may trip over.
 */
export type PublicEvents = {
  /** An event is about one of this class, and its payload is that object, as its reader sees it. */
  resource: ResourceClass;
  version: number;
  /** `{ accept: "order.accepted" }` */
  names: Readonly<Record<string, string>>;
};

/** The names of a table's moves, by what their rows say. */
export const eventNamesOf = <Move extends string>(
  noun: string,
  moves: Readonly<Record<Move, { event?: string }>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries<{ event?: string }>(moves).flatMap(([move, { event }]) =>
      event ? [[move, `${noun}.${event}`]] : [],
    ),
  );
