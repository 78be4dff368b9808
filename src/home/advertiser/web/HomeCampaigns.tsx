import { Progress } from "@mantine/core";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import classes from "../../web/home.module.css";
import { Panel } from "../../web/Panel.tsx";
import { texts } from "../../web/texts.ts";
import type { AdvertiserHome } from "../contract.ts";

const homeWords = texts.advertiser;

type CampaignsProps = { home: AdvertiserHome; newCampaignIn: string | undefined };

/** The campaigns with the most held money, each with its budget. */
export function HomeCampaigns({ home: { id, campaigns }, newCampaignIn }: CampaignsProps) {
  return (
    <Panel
      title={homeWords.campaigns}
      aside={
        <AnchorLink underline="hover" to="/dashboard/$organizationId" params={{ organizationId: id }}>
          {homeWords.allCampaigns}
        </AnchorLink>
      }
    >
      {campaigns.length === 0 ? (
        <Empty
          title={homeWords.noCampaigns}
          text={homeWords.noCampaignsText}
          action={newCampaignIn && <NewCampaign projectId={newCampaignIn} />}
        />
      ) : (
        <ul className={classes.rows}>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.campaign} campaign={campaign} organizationId={id} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

export const NewCampaign = ({ projectId }: { projectId: string }) => (
  <ButtonLink to="/project/$id/campaign" params={{ id: projectId }} variant="secondary">
    {homeWords.newCampaign}
  </ButtonLink>
);

type CampaignRowProps = { campaign: AdvertiserHome["campaigns"][number]; organizationId: string };

function CampaignRow({ campaign, organizationId }: CampaignRowProps) {
  const { name, projectName, goal, orderCount } = campaign;
  return (
    <li className={`${classes.row} ${classes.stacked}`}>
      <div className={classes.line}>
        <span className={classes.name}>
          <AnchorLink
            underline="hover"
            to="/dashboard/$organizationId/$projectId/$campaignId"
            params={{ organizationId, projectId: idOf(campaign.project), campaignId: idOf(campaign.campaign) }}
          >
            {name}
          </AnchorLink>
        </span>
        <StatusTag tone="quiet" isPlain>
          {texts.goals[goal]}
        </StatusTag>
      </div>
      <Budget campaign={campaign} />
      <div className={`${classes.line} ${classes.summary}`}>
        <span>{usedOf(campaign) ?? projectName}</span>
        <span>{texts.orders(orderCount)}</span>
      </div>
    </li>
  );
}

type Spent = AdvertiserHome["campaigns"][number];

const usedCentsOf = ({ spentCents, heldCents }: Spent): number => (spentCents ?? 0) + (heldCents ?? 0);

/** Undefined for readers without the right to amounts. */
function usedOf(campaign: Spent): string | undefined {
  if (!campaign.showsAmounts) return undefined;
  const used = texts.rounded(usedCentsOf(campaign));
  return campaign.budgetCents === null
    ? homeWords.noBudget(used)
    : homeWords.budgetUsed(used, texts.rounded(campaign.budgetCents));
}

function Budget({ campaign }: { campaign: Spent }) {
  const { name, budgetCents, spentCents, heldCents } = campaign;
  if (!budgetCents) return null;
  const share = (cents: number | null) => Math.min(100, (100 * (cents ?? 0)) / budgetCents);
  const spent = share(spentCents);
  return (
    <Progress.Root size={5} aria-label={homeWords.budgetBar(name)} role="img">
      <Progress.Section value={spent} color="var(--ink)" withAria={false} />
      <Progress.Section value={Math.min(share(heldCents), 100 - spent)} color="var(--ink-faint)" withAria={false} />
    </Progress.Root>
  );
}
