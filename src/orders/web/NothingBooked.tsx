import { WorkInButton } from "#campaigns/web/WorkInButton.tsx";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { texts } from "./texts.ts";

/** What stands in each view of a campaign without orders. */
export function NothingBooked({ campaignId, isFiltered = false }: { campaignId: string; isFiltered?: boolean }) {
  if (isFiltered) return <EmptyState title={texts.list.noneFound} />;
  return (
    <EmptyState
      title={texts.board.none}
      text={texts.board.noneText}
      action={
        <WorkInButton current={{ campaign: campaignId }} to="/media">
          {texts.campaign.findMedia}
        </WorkInButton>
      }
    />
  );
}
