import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { ClaimState } from "../claim.ts";

type ClaimFilter = { state: ClaimState; page: number };

export const claimsQuery = (filter: ClaimFilter) =>
  queryOptions({
    ...listQuery(api.claims, filter),
    placeholderData: keepPreviousData,
  });
