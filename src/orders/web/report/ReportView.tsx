import { Button, Group, Stack, Title } from "@mantine/core";
import type { Campaign } from "#campaigns/contract.ts";
import { toCsv } from "#platform/contract/csv.ts";
import { today } from "#platform/web/dates.ts";
import type { Order } from "../../contract.ts";
import { AllOrders } from "../AllOrders.tsx";
import { texts } from "../texts.ts";
import { downloadText } from "./download.ts";
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
    downloadText(`${words.file(campaign.name, today())}.csv`, "text/csv;charset=utf-8", toCsv(csvRows(rows)));
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
    </Stack>
  );
}
