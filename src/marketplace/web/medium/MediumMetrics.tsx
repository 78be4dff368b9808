import { Table, Text, VisuallyHidden } from "@mantine/core";
import type { Media } from "#media/contract.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { formatDay } from "#platform/web/dates.ts";
import { countryName } from "#platform/web/regions.ts";
import { texts } from "../texts.ts";
import classes from "./medium.module.css";

const words = texts.medium;
type Source = Media["metricSources"][number];
/** What a publisher typed in or brought along in a file; any other source is a measuring service. */
const declared = ["declared", "import"];

/** Every metric with where it comes from and the day it was read; declared and measured differ to the eye (R10.9). */
export function MediumMetrics({ medium }: { medium: Media }) {
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.metric}</Table.Th>
            <Table.Th className="numeric">{words.value}</Table.Th>
            <Table.Th>{words.source}</Table.Th>
            <Table.Th>{words.readOn}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {metricNames.map((name) => (
            <MetricRow key={name} name={name} medium={medium} />
          ))}
          <Table.Tr>
            <Table.Td>{texts.columns.leadingCountriesIds}</Table.Td>
            <Table.Td colSpan={3}>{medium.leadingCountriesIds?.map(countryName).join(", ") || <Unknown />}</Table.Td>
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

function MetricRow({ name, medium }: { name: MetricName; medium: Media }) {
  const value = medium[name];
  const source = value === null ? undefined : medium.metricSources.find(({ metric }) => metric === name);
  return (
    <Table.Tr>
      <Table.Td>{metrics[name].label}</Table.Td>
      <Table.Td className="numeric">{value === null ? <Unknown /> : formatMetric(name, value)}</Table.Td>
      <Table.Td>{source && <SourceName source={source} />}</Table.Td>
      <Table.Td style={{ whiteSpace: "nowrap" }}>{source && formatDay(source.readOn)}</Table.Td>
    </Table.Tr>
  );
}

function SourceName({ source: { source } }: { source: Source }) {
  if (declared.includes(source)) return <span className={classes.declared}>{words.declared}</span>;
  return <span className={classes.measured}>{source}</span>;
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
