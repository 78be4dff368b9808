import { PageLinks } from "#platform/web/components/PageLinks.tsx";
import { type CampaignView, campaignViews } from "../order-search.ts";
import { texts } from "../texts.ts";

export function ViewLinks({ current }: { current: CampaignView }) {
  const links = campaignViews.map((view) => ({
    name: texts.views.names[view],
    isCurrent: view === current,
    search: (previous: object) => ({ ...previous, view: view === "board" ? undefined : view }),
  }));
  return <PageLinks label={texts.views.label} links={links} />;
}
