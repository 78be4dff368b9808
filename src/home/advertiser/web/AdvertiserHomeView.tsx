import IconSearch from "@tabler/icons-react/icons/IconSearch";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import { AskName } from "#accounts/people/web/AskName.tsx";
import { placeRoleMay } from "#accounts/permissions.ts";
import { OrderDrawer } from "#orders/web/view/OrderDrawer.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { advertiserHomeQuery } from "../../web/api.ts";
import { HomeSkeleton } from "../../web/HomeSkeleton.tsx";
import classes from "../../web/home.module.css";
import { MonthChart } from "../../web/MonthChart.tsx";
import { Panel } from "../../web/Panel.tsx";
import { texts } from "../../web/texts.ts";
import type { AdvertiserHome } from "../contract.ts";
import { AdvertiserFigures } from "./AdvertiserFigures.tsx";
import { HomeCampaigns, NewCampaign } from "./HomeCampaigns.tsx";
import { LatestPublications } from "./LatestPublications.tsx";
import { Tasks } from "./Tasks.tsx";

const homeWords = texts.advertiser;

type AdvertiserHomeProps = {
  user: ClientUser;
  organizationId: string;
  orderId: string | undefined;
  onCloseOrder: () => void;
  /** Below the home. */
  children: ReactNode;
};

/** Tasks, money, campaigns and publications of one organization (R2.8). */
export function AdvertiserHomeView({ user, organizationId, orderId, onCloseOrder, children }: AdvertiserHomeProps) {
  const query = useQuery(advertiserHomeQuery(organizationId));
  const { currentProject, currentProjectRole } = user;
  const newCampaignIn = placeRoleMay(currentProjectRole, "project", "campaign.edit") ? currentProject?.id : undefined;
  return (
    <Page
      title={homeWords.greeting[partOfDay(new Date())](user.name.split(" ")[0] ?? "")}
      documentTitle={homeWords.title}
      actions={
        <>
          {newCampaignIn && <NewCampaign projectId={newCampaignIn} />}
          <FindOutlets />
        </>
      }
    >
      <AskName />
      <QueryState query={query} inline skeleton={<HomeSkeleton />}>
        {(home) => (
          <div className={classes.column}>
            <AdvertiserFigures home={home} />
            <div className={classes.columns}>
              <div className={classes.column}>
                <Tasks tasks={home.tasks} count={home.taskCount} />
                {home.spending && <Spending months={home.spending.months} />}
              </div>
              <div className={classes.column}>
                <HomeCampaigns home={home} newCampaignIn={newCampaignIn} />
                <LatestPublications home={home} />
              </div>
            </div>
          </div>
        )}
      </QueryState>
      {children}
      <OrderDrawer orderId={orderId} onClose={onCloseOrder} />
    </Page>
  );
}

const FindOutlets = () => (
  <ButtonLink to="/media" leftSection={<Icon of={IconSearch} size={15} />}>
    {homeWords.findOutlets}
  </ButtonLink>
);

function Spending({ months }: { months: NonNullable<AdvertiserHome["spending"]>["months"] }) {
  return (
    <Panel title={homeWords.spending}>
      {months.every(({ amountCents }) => !amountCents) ? (
        <Empty title={homeWords.noSpending} text={homeWords.noSpendingText} />
      ) : (
        <MonthChart label={homeWords.spending} months={months} kind="bars" />
      )}
    </Panel>
  );
}

function partOfDay(now: Date): keyof typeof homeWords.greeting {
  const hour = now.getHours();
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
