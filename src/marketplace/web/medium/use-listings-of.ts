import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import type { Listing } from "../../contract.ts";
import { listingsOfMediaQuery } from "../api.ts";

/** Returns a medium's formats as the marketplace lists them in the current campaign; empty until known. */
export function useListingsOf(media: string): Listing[] {
  const { currentCampaign } = useClientUser();
  return useQuery(listingsOfMediaQuery([media], currentCampaign?.id)).data?.items ?? [];
}
