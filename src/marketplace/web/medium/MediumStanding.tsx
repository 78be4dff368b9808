import { Group, Skeleton } from "@mantine/core";
import { mediumConflicts } from "../../marks/conflict-chips.ts";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { MarkButtons } from "../../marks/web/MarkButtons.tsx";
import { useRowReader } from "../reader.ts";
import { useKnownListings } from "./use-listings-of.ts";

/** The medium's lists and conflicts (R10.11). Nothing where it lists no format. */
export function MediumStanding({ media }: { media: string }) {
  const { organization, listCampaign } = useRowReader();
  const listings = useKnownListings(media);
  // Keeps its room, so that nothing moves.
  if (!listings) return <Skeleton width={96} height={34} />;
  const [listing] = listings;
  if (!listing) return null;
  return (
    <Group gap="xs">
      <Group gap={6}>
        <Conflicts listing={listing} of={mediumConflicts} />
      </Group>
      {(organization || listCampaign) && (
        <MarkButtons listing={listing} organization={organization} campaign={listCampaign} />
      )}
    </Group>
  );
}
