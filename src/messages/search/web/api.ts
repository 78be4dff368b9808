import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";

export const messagesOnPage = 20;

export const messagesQuery = (filter: { search?: string | undefined; page?: number | undefined }) =>
  queryOptions({
    ...listQuery(api.messages, { ...filter, itemsPerPage: messagesOnPage }),
    placeholderData: keepPreviousData,
  });
