import { clientUserQuery } from "#accounts/web/api.ts";
import { formatsQuery } from "#formats/web/loader-queries.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { mediaFactsQuery, trendsQuery } from "./api.ts";

/** Requests an outlet's further data before its page's code is loaded. */
export function prefetchBeside(media: string): void {
  void prefetchFormats(media);
  void queryClient.prefetchQuery(mediaFactsQuery(media));
  void queryClient.prefetchQuery(trendsQuery(media));
}

/** At the current campaign's prices, as the page will request them. */
async function prefetchFormats(media: string): Promise<void> {
  const user = await queryClient.ensureQueryData(clientUserQuery()).catch(() => undefined);
  if (user) await queryClient.prefetchQuery(formatsQuery(media, user.currentCampaign?.id));
}
