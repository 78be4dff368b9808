import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import type { FoundMessage } from "../contract.ts";

export const messagesOnPage = 20;

/** What was said in all of the reader's conversations, newest first; with `search` what has these words. */
export const messagesQuery = (filter: { search?: string | undefined; page?: number | undefined }) =>
  queryOptions({
    queryKey: ["messages", filter],
    queryFn: () => fetchCollection<FoundMessage>("/messages", { ...filter, itemsPerPage: messagesOnPage }),
    placeholderData: keepPreviousData,
  });
