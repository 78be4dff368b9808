import { useMediaQuery } from "@mantine/hooks";
import { useClientUser } from "#accounts/web/api.ts";
import type { Listing } from "../contract.ts";
import { ListingCards } from "./ListingCards.tsx";
import { ListingTable } from "./ListingTable.tsx";

/** A page of the marketplace: a table, or cards where there is no room for one. */
export function Listings({ listings }: { listings: Listing[] }) {
  const user = useClientUser();
  const isNarrow = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const campaign = user.currentCampaign?.id;
  return isNarrow ? (
    <ListingCards listings={listings} campaign={campaign} />
  ) : (
    <ListingTable listings={listings} campaign={campaign} />
  );
}
