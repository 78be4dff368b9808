import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Format } from "#formats/contract.ts";
import type { ListedMedia } from "#media/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api, call, readCollection } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";

export type ReviewDecision = "approve" | "ask" | "reject";

/** An outlet and its formats in review, decided together. */
export type ReviewCase = { medium: ListedMedia; formats: Format[] };

/** Longest waiting first. */
export function reviewCasesQuery(page: number) {
  return queryOptions({
    queryKey: [api.media.path, "review", page],
    queryFn: () => fetchCases(page),
    placeholderData: keepPreviousData,
  });
}

async function fetchCases(page: number): Promise<{ items: ReviewCase[]; totalItems: number }> {
  const { items, totalItems } = await readCollection(api.media, { status: "in_review", page }, "review");
  const media = items.map(({ id }) => id);
  const waiting =
    media.length === 0
      ? []
      : (await readCollection(api.formats, { status: "in_review", media, itemsPerPage: 100 })).items;
  const formatsOf = (id: string) => waiting.filter((format) => idOf(format.media) === id);
  return { items: items.map((medium) => ({ medium, formats: formatsOf(medium.id) })), totalItems };
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
