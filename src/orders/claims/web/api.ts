import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";
import type { ClaimState } from "../claim.ts";

type ClaimFilter = { state: ClaimState; page: number };

export const claimsQuery = (filter: ClaimFilter) =>
  queryOptions({
    ...listQuery(api.claims, filter),
    placeholderData: keepPreviousData,
  });

/** The first hundred, for the steps from one to the next. */
export const openClaimsQuery = () =>
  queryOptions(listQuery(api.claims, { state: "open", page: 1, itemsPerPage: fullPage }));

export const claimQuery = (id: string) => queryOptions(findQuery(api.claims, "get", { id }));
