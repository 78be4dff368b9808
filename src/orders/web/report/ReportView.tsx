import { Button, Group, Stack, Title } from "@mantine/core";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { Campaign } from "#campaigns/contract.ts";
import { toCsv } from "#platform/contract/csv.ts";
import { today } from "#platform/web/dates.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { Order } from "../../contract.ts";
import { AllOrders } from "../inbox/AllOrders.tsx";
import { SharedLinks } from "../shares/SharedLinks.tsx";
import { texts } from "../texts.ts";
import { ReportTable } from "./ReportTable.tsx";
import { ReportTotals } from "./ReportTotals.tsx";
import { csvRows, reportRows } from "./report-rows.ts";

const words = texts.report;

/** What a campaign has brought so far: its figures, and each publication with its place and price. */
export function ReportView({ campaign }: { campaign: Campaign }) {
  return <AllOrders campaignId={campaign.id}>{(orders) => <Report campaign={campaign} orders={orders} />}</AllOrders>;
}

function Report({ campaign, orders }: { campaign: Campaign; orders: Order[] }) {
  const rows = reportRows(orders);
  const download = () =>
    saveFile(
      `${words.file(campaign.name, today())}.csv`,
      new Blob([toCsv(csvRows(rows))], { type: "text/csv;charset=utf-8" }),
    );
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Title order={2} fz={20}>
          {words.title}
        </Title>
        <Button variant="secondary" onClick={download}>
          {words.download}
        </Button>
      </Group>
      <ReportTotals campaign={campaign} orders={orders} />
      <ReportTable rows={rows} />
      {placeRoleMay(campaign.role, "project", "sharedLink.edit") && (
        <SharedLinks what={{ campaign: campaign.id }} subjects={["report"]} />
      )}
    </Stack>
  );
}
