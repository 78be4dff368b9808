import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Format } from "#formats/contract.ts";
import type { Media } from "#media/contract.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";

/** What an operator may do with what waits. */
export type Decision = "approve" | "ask" | "reject";

/** A page of the media that wait for a look, the longest waiting first. */
export function waitingMediaQuery(page: number) {
  return queryOptions({
    queryKey: ["media", "review", page],
    queryFn: () => fetchCollection<Media>("/media/review", { status: "in_review", page }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the formats that wait for a look, the longest waiting first. */
export function waitingFormatsQuery(page: number) {
  return queryOptions({
    queryKey: ["formats", "review", page],
    queryFn: () => fetchCollection<Format>("/formats", { status: "in_review", page }),
    placeholderData: keepPreviousData,
  });
}

/** Decides; the reason goes to the publisher with a question or a rejection. Throws the API's refusal. */
export async function decide(
  resource: "media" | "formats",
  id: string,
  decision: Decision,
  reason?: string,
): Promise<void> {
  try {
    await send("POST", `/${resource}/${id}/${decision}`, reason === undefined ? {} : { reason });
  } finally {
    // A refusal too says that the queue is another by now: somebody else decided, or the publisher took it back.
    await refresh("media", "formats", "listings", "audit_events");
  }
}
