import { Table, Text } from "@mantine/core";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { campaignTones } from "../campaign.ts";
import type { Campaign } from "../contract.ts";
import { CampaignLink } from "./CampaignLink.tsx";
import { texts } from "./texts.ts";

const organizationWords = texts.organization;

export function CampaignTable({ campaigns, withProject }: { campaigns: Campaign[]; withProject: boolean }) {
  if (campaigns.length === 0) return <Empty title={texts.project.noCampaigns} text={texts.project.noCampaignsText} />;
  const showsAmounts = campaigns.some((campaign) => campaign.showsAmounts);
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{organizationWords.campaign}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.campaign.status}</Table.Th>
          {showsAmounts && (
            <>
              <Table.Th visibleFrom="md" ta="right">
                {texts.budget.name}
              </Table.Th>
              <Table.Th ta="right">{organizationWords.spent}</Table.Th>
              <Table.Th visibleFrom="sm" ta="right">
                {organizationWords.held}
              </Table.Th>
            </>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} withProject={withProject} withAmounts={showsAmounts} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type CampaignRowProps = { campaign: Campaign; withProject: boolean; withAmounts: boolean };

function CampaignRow({ campaign, withProject, withAmounts }: CampaignRowProps) {
  const { goal, goalText, projectName, status } = campaign;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>
        <Text fw={600}>
          <CampaignLink campaign={campaign} />
        </Text>
        <Text fz="sm" c="dimmed">
          {[
            withProject && projectName,
            goalText || texts.goals[goal],
            organizationWords.orderCount(campaign.orderCount),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <StatusTag tone={campaignTones[status]}>{texts.statuses[status]}</StatusTag>
      </Table.Td>
      {withAmounts && (
        <>
          <Table.Td visibleFrom="md" ta="right">
            <Money cents={campaign.budgetCents} />
          </Table.Td>
          <Table.Td ta="right">
            <Money cents={campaign.spentCents} />
          </Table.Td>
          <Table.Td visibleFrom="sm" ta="right">
            <Money cents={campaign.heldCents} />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  );
}
