import { Alert, Group, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { Campaign } from "#campaigns/contract.ts";
import { Logo } from "#campaigns/web/Logo.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { SharedLinks } from "../../shares/web/SharedLinks.tsx";
import { NothingBooked } from "../../web/NothingBooked.tsx";
import { texts as orderTexts } from "../../web/texts.ts";
import type { CampaignReport } from "../contract.ts";
import { campaignReportQuery } from "./api.ts";
import { ReportDownload } from "./ReportDownload.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { ReportTotals } from "./ReportTotals.tsx";
import { texts } from "./texts.ts";

export default function ReportView({ campaign }: { campaign: Campaign }) {
  const query = useQuery(campaignReportQuery(campaign.id));
  return (
    <QueryState query={query} inline>
      {(report) =>
        report.lineCount === 0 ? (
          <NothingBooked campaignId={campaign.id} />
        ) : (
          <Report campaign={campaign} report={report} />
        )
      }
    </QueryState>
  );
}

function Report({ campaign, report }: { campaign: Campaign; report: CampaignReport }) {
  const { lines, lineCount } = report;
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Group gap="sm">
          {campaign.projectLogo && <Logo src={campaign.projectLogo} name={campaign.projectName} />}
          <Title order={2} fz={20}>
            {texts.title}
          </Title>
        </Group>
        <ReportDownload campaign={campaign} />
      </Group>
      {lineCount > lines.length && (
        <Alert color="yellow" variant="light">
          {orderTexts.views.cut(lines.length, lineCount)}
        </Alert>
      )}
      <ReportTotals campaign={campaign} report={report} />
      <ReportTable report={report} />
      {placeRoleMay(campaign.role, "project", "sharedLink.edit") && (
        <SharedLinks what={{ campaign: campaign.id }} subjects={["report"]} />
      )}
    </Stack>
  );
}
