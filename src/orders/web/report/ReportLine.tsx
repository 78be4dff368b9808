import { Anchor, Box, Table, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Money } from "#platform/web/components/Money.tsx";
import { formatDay } from "#platform/web/dates.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { texts } from "../texts.ts";
import classes from "./report.module.css";
import type { ReportRow } from "./report-rows.ts";

const words = texts.report;

/** One order in the report. */
export function ReportLine({ row }: { row: ReportRow }) {
  const { status, mediaName, formatType, hyperlinkKind, publishedOn, showsAmounts, totalCents, money } = row;
  return (
    <Table.Tr>
      <Table.Td>
        <OrderCell row={row} />
      </Table.Td>
      <Table.Td visibleFrom="sm">{mediaName}</Table.Td>
      <Table.Td visibleFrom="lg">{formatType}</Table.Td>
      <Table.Td visibleFrom="sm">
        <div className={classes.status}>
          <StatusBadge status={status} />
        </div>
      </Table.Td>
      <Table.Td visibleFrom="md" style={{ whiteSpace: "nowrap" }}>
        {publishedOn ? formatDay(publishedOn) : words.none}
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Publication row={row} />
      </Table.Td>
      <Table.Td visibleFrom="lg">{hyperlinkKind}</Table.Td>
      {showsAmounts && (
        <Table.Td ta="right">
          <Text fz="sm" fw={600}>
            <Money cents={totalCents} />
          </Text>
          <Text fz="xs" c="dimmed">
            {words.money[money]}
          </Text>
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** The order, and under it what has no column of its own at this width. */
function OrderCell({ row }: { row: ReportRow }) {
  const { id, number, title, mediaName, formatType, hyperlinkKind, status, publishedOn, publicationUrl } = row;
  return (
    <>
      <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={classes.link}>
        {title || texts.untitled}
      </Link>
      <Text fz="sm" c="dimmed">
        {number}
        <Text span inherit hiddenFrom="lg">{` · ${formatType} · ${hyperlinkKind}`}</Text>
      </Text>
      <Text fz="sm" c="dimmed" hiddenFrom="sm">
        {mediaName}
      </Text>
      <Box mt={4} hiddenFrom="sm">
        <StatusBadge status={status} />
      </Box>
      {publicationUrl && (
        <Box mt={4} hiddenFrom="md">
          {publishedOn && <Text fz="sm">{`${texts.calendar.published} ${formatDay(publishedOn)}`}</Text>}
          <Publication row={row} />
        </Box>
      )}
    </>
  );
}

/** The page itself, by its address without the protocol. */
function Publication({ row: { publicationUrl, title, number } }: { row: ReportRow }) {
  if (!publicationUrl) return <>{words.none}</>;
  return (
    <Anchor
      href={publicationUrl}
      title={publicationUrl}
      target="_blank"
      rel="noreferrer nofollow"
      fz="sm"
      className={classes.address}
    >
      {publicationUrl.replace(/^https?:\/\/(www\.)?/, "")}
      <VisuallyHidden>{words.opens(title || number)}</VisuallyHidden>
    </Anchor>
  );
}
