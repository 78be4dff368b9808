import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { MarkButtons } from "../../marks/web/MarkButtons.tsx";
import { comparedQuery } from "../api.ts";
import { useRowReader } from "../rows/reader.ts";

/** Whether the medium is on one's lists, and what speaks against booking it (R10.11). Nothing where it lists no format. */
export function MediumStanding({ media }: { media: string }) {
  const { campaign, organization, listCampaign } = useRowReader();
  const { data } = useQuery(comparedQuery([media], campaign));
  const [listing] = data?.items ?? [];
  if (!listing) return null;
  return (
    <Group gap="xs">
      <div>
        <Conflicts listing={listing} />
      </div>
      {(organization || listCampaign) && (
        <MarkButtons listing={listing} organization={organization} campaign={listCampaign} />
      )}
    </Group>
  );
}
