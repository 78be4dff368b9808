import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Campaign } from "#campaigns/contract.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { locale } from "#platform/words/catalogue.ts";
import type { CampaignReport } from "../contract.ts";
import { totalsOf } from "../totals.ts";
import classes from "./report.module.css";
import { texts } from "./texts.ts";

const reportTotalWords = texts.totals;

/** Spent, held and the count come from the campaign, the rest from its lines. */
export function ReportTotals({ campaign, report }: { campaign: Campaign; report: CampaignReport }) {
  const { completed, averageCents, onTime } = totalsOf(report.lines);
  return (
    <Stack gap="sm">
      <dl className={classes.totals}>
        <Total name={reportTotalWords.orders}>{campaign.orderCount.toLocaleString(locale)}</Total>
        <Total name={reportTotalWords.completed}>{completed.toLocaleString(locale)}</Total>
        {campaign.showsAmounts && (
          <>
            <Total name={reportTotalWords.spent}>
              <Money cents={campaign.spentCents} />
            </Total>
            <Total name={reportTotalWords.held}>
              <Money cents={campaign.heldCents} />
            </Total>
            <Total
              name={reportTotalWords.average}
              note={averageCents === null ? undefined : reportTotalWords.averageOf}
            >
              <Money cents={averageCents} />
            </Total>
          </>
        )}
        {onTime && (
          <Total name={reportTotalWords.onTime} note={reportTotalWords.onTimeOf(onTime.kept, onTime.of)}>
            {reportTotalWords.onTimeShare(onTime.kept, onTime.of)}
          </Total>
        )}
      </dl>
      {campaign.orderCount > report.lines.length && (
        <Text fz="sm" c="dimmed">
          {reportTotalWords.ofThese(report.lines.length)}
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
