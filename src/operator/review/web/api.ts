import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Format } from "#formats/contract.ts";
import type { ListedMedia } from "#media/contract.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, readCollection } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";

export type ReviewDecision = "approve" | "ask" | "reject";

/** An outlet and its formats in review, decided together. */
export type ReviewCase = { medium: ListedMedia; formats: Format[] };

/** `waiting` is undefined once none waits; `place` is its place among all. */
export type ReviewQueue = { waiting: ReviewCase | undefined; place: number; totalItems: number };

/** One case by its place, from 1, longest waiting first; the last one where there are fewer. */
export function reviewCaseQuery(place: number) {
  return queryOptions({
    queryKey: [api.media.path, "review", place],
    queryFn: () => fetchCase(place),
    placeholderData: keepPreviousData,
  });
}

async function fetchCase(place: number): Promise<ReviewQueue> {
  const { items, totalItems } = await readCollection(
    api.media,
    { status: "in_review", page: place, itemsPerPage: 1 },
    "review",
  );
  const [medium] = items;
  if (!medium)
    return totalItems > 0 && place !== totalItems
      ? fetchCase(totalItems)
      : { waiting: undefined, place, totalItems: 0 };
  const waiting = await readCollection(api.formats, {
    status: "in_review",
    media: [medium.id],
    itemsPerPage: fullPage,
  });
  return { waiting: { medium, formats: waiting.items }, place, totalItems };
}

/** The publisher reads the reason of a question or rejection. Throws the API's refusal. */
export async function decide(
  resource: "media" | "formats",
  id: string,
  decision: ReviewDecision,
  reason?: string,
): Promise<void> {
  const input = reason === undefined ? {} : { reason };
  try {
    if (resource === "media") await call(api.media, decision, { id, input });
    else if (decision !== "ask") await call(api.formats, decision, { id, input });
  } finally {
    // A refusal too means a changed queue: another operator decided, or the publisher took it back.
    await refresh(api.media, api.formats, api.listings, api.audit_events);
  }
}
