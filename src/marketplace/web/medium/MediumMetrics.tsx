import { Table, Text, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Media } from "#media/contract.ts";
import type { MetricTrend } from "#media/contract-readings.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { formatDay } from "#platform/web/dates.ts";
import { countryName } from "#platform/web/regions.ts";
import { texts } from "../texts.ts";
import { trendsQuery } from "./api.ts";
import { MetricTrendButton } from "./MetricTrendButton.tsx";
import classes from "./medium.module.css";
import { SourceName } from "./SourceName.tsx";
import { texts as own } from "./texts.ts";

const words = texts.medium;

/** Every metric with where it comes from, the day it was read and how it went; a jump that does not fit says so (R10.9). */
export function MediumMetrics({ medium }: { medium: Media }) {
  const { data } = useQuery(trendsQuery(medium.id));
  const hasTrend = data?.trends.some(({ points }) => points.length > 1);
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.metric}</Table.Th>
            <Table.Th className="numeric">{words.value}</Table.Th>
            <Table.Th>{own.sourceAndDay}</Table.Th>
            {hasTrend && <Table.Th>{own.trend}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {metricNames.map((name) => (
            <MetricRow
              key={name}
              name={name}
              medium={medium}
              hasTrend={hasTrend}
              trend={data?.trends.find(({ metric }) => metric === name)}
            />
          ))}
          <Table.Tr>
            <Table.Td>{texts.columns.leadingCountriesIds}</Table.Td>
            <Table.Td colSpan={hasTrend ? 3 : 2}>
              {medium.leadingCountriesIds?.map(countryName).join(", ") || <Unknown />}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text fz="sm" c="dimmed" mt="sm">
        <span className={classes.measured}>{words.measuredLegend}</span>{" "}
        <span className={classes.declared}>{words.declaredLegend}</span>
      </Text>
    </Table.ScrollContainer>
  );
}

type RowProps = { name: MetricName; medium: Media; trend: MetricTrend | undefined; hasTrend: boolean | undefined };

function MetricRow({ name, medium, trend, hasTrend }: RowProps) {
  const value = medium[name];
  const source = value === null ? undefined : medium.metricSources.find(({ metric }) => metric === name);
  return (
    <Table.Tr>
      <Table.Td>
        {metrics[name].label}
        {value !== null && trend?.misfit && (
          <div className={classes.misfit}>{own.misfit(formatMetric(name, trend.misfit.usual))}</div>
        )}
      </Table.Td>
      <Table.Td className="numeric">{value === null ? <Unknown /> : formatMetric(name, value)}</Table.Td>
      <Table.Td>
        {source && (
          <>
            <SourceName source={source.source} />{" "}
            <Text span c="dimmed" fz="sm" style={{ whiteSpace: "nowrap" }}>
              {formatDay(source.readOn)}
            </Text>
          </>
        )}
      </Table.Td>
      {hasTrend && <Table.Td>{trend && <MetricTrendButton media={medium.id} trend={trend} />}</Table.Td>}
    </Table.Tr>
  );
}

/** A dash to the eye, a word to the ear. */
function Unknown() {
  return (
    <Text span c="dimmed">
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words.unknown}</VisuallyHidden>
    </Text>
  );
}
