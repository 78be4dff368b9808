import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Campaign } from "#campaigns/contract.ts";
import { Money } from "#platform/web/components/Money.tsx";
import type { CampaignReport } from "../contract.ts";
import { totalsOf } from "../totals.ts";
import classes from "./report.module.css";
import { texts } from "./texts.ts";

const words = texts.totals;

/** Spent, held and the count come from the campaign, the rest from its lines. */
export function ReportTotals({ campaign, report }: { campaign: Campaign; report: CampaignReport }) {
  const { completed, averageCents, onTime } = totalsOf(report.lines);
  return (
    <Stack gap="sm">
      <dl className={classes.totals}>
        <Total name={words.orders}>{campaign.orderCount.toLocaleString("en-US")}</Total>
        <Total name={words.completed}>{completed.toLocaleString("en-US")}</Total>
        {campaign.showsAmounts && (
          <>
            <Total name={words.spent}>
              <Money cents={campaign.spentCents} />
            </Total>
            <Total name={words.held}>
              <Money cents={campaign.heldCents} />
            </Total>
            <Total name={words.average} note={averageCents === null ? undefined : words.averageOf}>
              <Money cents={averageCents} />
            </Total>
          </>
        )}
        {onTime && (
          <Total name={words.onTime} note={words.onTimeOf(onTime.kept, onTime.of)}>
            {words.onTimeShare(onTime.kept, onTime.of)}
          </Total>
        )}
      </dl>
      {campaign.orderCount > report.lines.length && (
        <Text fz="sm" c="dimmed">
          {words.ofThese(report.lines.length)}
        </Text>
      )}
    </Stack>
  );
}

function Total({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.total}>
      <dt>{name}</dt>
      <dd className={classes.figure}>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
