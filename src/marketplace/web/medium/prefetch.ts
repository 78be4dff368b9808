import { clientUserQuery } from "#accounts/web/api.ts";
import { formatsQuery } from "#formats/web/loader-queries.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { mediaFactsQuery, trendsQuery } from "./api.ts";

/** Asks for what an outlet's page shows beside the outlet, before the page is there. */
export function prefetchBeside(media: string): void {
  void prefetchFormats(media);
  void queryClient.prefetchQuery(mediaFactsQuery(media));
  void queryClient.prefetchQuery(trendsQuery(media));
}

/** The formats as the page will ask for them: at the prices of the current campaign. */
async function prefetchFormats(media: string): Promise<void> {
  const user = await queryClient.ensureQueryData(clientUserQuery()).catch(() => undefined);
  if (user) await queryClient.prefetchQuery(formatsQuery(media, user.currentCampaign?.id));
}
