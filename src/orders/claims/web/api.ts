import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { ClaimState } from "../claim.ts";
import type { Claim } from "../contract.ts";

type ClaimFilter = { state: ClaimState; page: number };

/** A page of the claims that the reader sees: open ones by whose time ends first, closed ones newest first. */
export const claimsQuery = (filter: ClaimFilter) =>
  queryOptions({
    queryKey: ["claims", filter],
    queryFn: () => fetchCollection<Claim>("/claims", filter),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });
