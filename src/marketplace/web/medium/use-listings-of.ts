import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import type { Listing } from "../../contract.ts";
import { listingsOfMediaQuery } from "../api.ts";

/** Returns a medium's formats as the marketplace lists them in the current campaign; empty until known. */
export const useListingsOf = (media: string): Listing[] => useKnownListings(media) ?? [];

/** Returns undefined until they are read, or failed to be. */
export function useKnownListings(media: string): Listing[] | undefined {
  const { currentCampaign } = useClientUser();
  const { data, isPending } = useQuery(listingsOfMediaQuery([media], currentCampaign?.id));
  return isPending ? undefined : (data?.items ?? []);
}
