import { queryOptions } from "@tanstack/react-query";
import { iri } from "#platform/contract/wire.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { TextVersion } from "../contract.ts";

/** An order's texts beside the one that stands, newest first. */
export const textVersionsQuery = (order: string) =>
  queryOptions({
    queryKey: ["text_versions", order],
    queryFn: () => fetchCollection<TextVersion>("/text_versions", { order, itemsPerPage: fullPage }),
  });

/** Keeps a text that is given up for another one. */
export async function keepTextVersion(
  order: string,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await send<TextVersion>("POST", "/text_versions", { order: iri("orders", order), title, content });
  await queryClient.invalidateQueries({ queryKey: textVersionsQuery(order).queryKey });
}
