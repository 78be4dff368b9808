import { Anchor, Box, Table, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { metricLabels } from "#media/web/metric-labels.ts";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import { OrderStatusBadge } from "../../web/OrderStatusBadge.tsx";
import { orderTableWords } from "../../web/order-table-words.ts";
import { texts as orderTexts } from "../../web/texts.ts";
import type { ReportLine } from "../contract.ts";
import { metricsInWords } from "../metrics.ts";
import classes from "./report.module.css";
import { texts } from "./texts.ts";

export function ReportRow({ line, showsAmounts }: { line: ReportLine; showsAmounts: boolean }) {
  const { mediaName, mediaDomain, formatType, hyperlinkKind } = line;
  return (
    <Table.Tr>
      <Table.Td>
        <OrderCell line={line} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {mediaName}
        <Quiet>{mediaDomain}</Quiet>
        <Quiet visibleFrom="lg">{`${formatType} · ${hyperlinkKind}`}</Quiet>
      </Table.Td>
      <Table.Td visibleFrom="xl">
        <Metrics line={line} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <div className={classes.status}>
          <OrderStatusBadge order={line} />
        </div>
        <Box mt={4} hiddenFrom="lg">
          <Proof line={line} />
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="md" style={{ whiteSpace: "nowrap" }}>
        <Published line={line} />
      </Table.Td>
      <Table.Td visibleFrom="lg">{line.proof ? <Proof line={line} /> : texts.none}</Table.Td>
      {showsAmounts && <Amounts line={line} />}
    </Table.Tr>
  );
}

function Amounts({ line }: { line: ReportLine }) {
  const { totalCents, costCents, feeCents } = line;
  return (
    <>
      <Table.Td ta="right">
        <Text fz="sm" fw={600}>
          <Money cents={costCents} />
        </Text>
        <Quiet>{orderTableWords.money(line)}</Quiet>
        {costCents !== totalCents && <Quiet>{texts.of(formatCents(totalCents))}</Quiet>}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="md">
        <Money cents={feeCents} />
      </Table.Td>
    </>
  );
}

/** Shows columns that don't fit this width below the order. */
function OrderCell({ line }: { line: ReportLine }) {
  const { id, number, title, mediaName, formatType, hyperlinkKind, publishedAt } = line;
  return (
    <>
      <Link to="." search={(previous) => ({ ...previous, order: id })} resetScroll={false} className={classes.link}>
        {title || orderTexts.untitled}
      </Link>
      <Text fz="sm" c="dimmed">
        {number}
        <Text span inherit hiddenFrom="lg">{` · ${formatType} · ${hyperlinkKind}`}</Text>
      </Text>
      <Publication line={line} />
      <Text fz="sm" c="dimmed" hiddenFrom="sm">
        {mediaName}
      </Text>
      <Box mt={4} hiddenFrom="sm">
        <OrderStatusBadge order={line} />
        <Proof line={line} />
      </Box>
      {publishedAt && (
        <Box mt={4} hiddenFrom="md">
          <Published line={line} />
        </Box>
      )}
      <Box mt={4} hiddenFrom="xl">
        <Metrics line={line} />
      </Box>
    </>
  );
}

function Published({ line: { publishedAt, onTime } }: { line: ReportLine }) {
  if (!publishedAt) return <>{texts.none}</>;
  return (
    <>
      <Text fz="sm">{dayInWords(publishedAt)}</Text>
      {onTime !== null && <Quiet>{onTime ? texts.onTime : texts.late}</Quiet>}
    </>
  );
}

function Proof({ line: { proof } }: { line: ReportLine }) {
  if (!proof) return null;
  const { state, checkedAt, linksFound, linksPromised, problems } = proof;
  return (
    <>
      <Text fz="sm">{texts.proof[state]}</Text>
      {problems.map((problem) => (
        <Quiet key={problem}>{problem}</Quiet>
      ))}
      {checkedAt && linksPromised > 0 && <Quiet>{texts.links(linksFound, linksPromised)}</Quiet>}
      {checkedAt && <Quiet isWhole>{texts.checked(dayInWords(checkedAt))}</Quiet>}
    </>
  );
}

function Metrics({ line }: { line: ReportLine }) {
  return metricsInWords(line, { label: (name) => metricLabels[name], ...texts.origins }).map((words) => (
    <Quiet key={words} isWhole>
      {words}
    </Quiet>
  ));
}

type QuietProps = { children: string; visibleFrom?: "lg"; isWhole?: boolean };

function Quiet({ children, visibleFrom, isWhole = false }: QuietProps) {
  return (
    <Text fz="xs" c="dimmed" className={isWhole ? classes.whole : ""} {...(visibleFrom ? { visibleFrom } : {})}>
      {children}
    </Text>
  );
}

/** Shows the address without its protocol. */
function Publication({ line: { publicationUrl, title, number } }: { line: ReportLine }) {
  if (!publicationUrl) return null;
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
      <VisuallyHidden>{texts.opens(title || number)}</VisuallyHidden>
    </Anchor>
  );
}
