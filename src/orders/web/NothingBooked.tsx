import { useQuery } from "@tanstack/react-query";
import { placeRoleMay } from "#accounts/permissions.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { WorkInButton } from "#campaigns/web/WorkInButton.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { texts } from "./texts.ts";

export function NothingBooked({ campaignId, isFiltered = false }: { campaignId: string; isFiltered?: boolean }) {
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  if (isFiltered) return <Empty title={texts.list.noneFound} />;
  const mayBook = placeRoleMay(campaign?.role ?? null, "project", "cart.edit");
  return (
    <Empty
      title={texts.board.none}
      text={mayBook ? texts.board.noneText : texts.board.noneToRead}
      action={
        mayBook && (
          <WorkInButton current={{ campaign: campaignId }} to="/media">
            {texts.campaign.findMedia}
          </WorkInButton>
        )
      }
    />
  );
}
