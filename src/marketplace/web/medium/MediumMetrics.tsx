import { Box, Table, Text, Title, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import type { Media } from "#media/contract.ts";
import { type MetricName, metricNames } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import type { MetricTrend } from "#media/metrics/contract.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { countryName } from "#platform/contract/region-names.ts";
import { texts } from "../texts.ts";
import { Attributions } from "./Attributions.tsx";
import { Audience } from "./Audience.tsx";
import { trendsQuery } from "./api.ts";
import { MetricTrendButton } from "./MetricTrendButton.tsx";
import { MisfitNote } from "./MisfitNote.tsx";
import classes from "./medium.module.css";
import metricClasses from "./metrics.module.css";
import { Origin } from "./Origin.tsx";
import { texts as own } from "./texts.ts";

const ReadNow = lazy(() => import("#media/providers/web/ReadNow.tsx"));
const mediumWords = texts.medium;

/** Every metric with source, day and trend; implausible jumps are flagged (R10.9). */
export function MediumMetrics({ medium }: { medium: Media }) {
  const { data } = useQuery(trendsQuery(medium.id));
  const hasTrend = data?.trends.some(({ points }) => points.length > 1);
  return (
    <>
      <Table verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{mediumWords.metric}</Table.Th>
            <Table.Th className="numeric">{mediumWords.value}</Table.Th>
            <Table.Th className={metricClasses.wide ?? ""}>{own.sourceAndDay}</Table.Th>
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
          {!medium.audienceCountries && (
            <Table.Tr>
              <Table.Td>{texts.columns.leadingCountriesIds}</Table.Td>
              <Table.Td colSpan={hasTrend ? 3 : 2}>
                {medium.leadingCountriesIds?.map(countryName).join(", ") || <Unknown />}
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
      <Audience medium={medium} />
      <Text fz="sm" c="dimmed" mt="md">
        <span className={classes.measured}>{mediumWords.measuredLegend}</span>{" "}
        <span className={classes.declared}>{mediumWords.declaredLegend}</span>
      </Text>
      <Attributions sources={sourcesOf(medium)} />
      <ReadByOperator media={medium.id} />
    </>
  );
}

function ReadByOperator({ media }: { media: string }) {
  const { operator } = useClientUser();
  if (!operator) return null;
  return (
    <Box component="section" mt="lg">
      <Title order={3} fz={16} mb="xs">
        {own.readNow}
      </Title>
      <Suspense>
        <ReadNow media={media} />
      </Suspense>
    </Box>
  );
}

const sourcesOf = ({ metricSources, audienceSource }: Media): string[] => [
  ...metricSources.map(({ source }) => source),
  ...(audienceSource ? [audienceSource.source] : []),
];

type RowProps = { name: MetricName; medium: Media; trend: MetricTrend | undefined; hasTrend: boolean | undefined };

/** In narrow windows the source stands below the metric's name. */
function MetricRow({ name, medium, trend, hasTrend }: RowProps) {
  const value = medium[name];
  const source = value === null ? undefined : medium.metricSources.find(({ metric }) => metric === name);
  const origin = source && <Origin source={source.source} readOn={source.readOn} />;
  return (
    <Table.Tr>
      <Table.Td>
        {metricLabels[name]}
        <div className={metricClasses.narrow}>{origin}</div>
        {value !== null && trend?.misfit && <MisfitNote metric={name} usual={trend.misfit.usual} />}
      </Table.Td>
      <Table.Td className="numeric">{value === null ? <Unknown /> : formatMetric(name, value)}</Table.Td>
      <Table.Td className={metricClasses.wide ?? ""}>{origin}</Table.Td>
      {hasTrend && <Table.Td>{trend && <MetricTrendButton media={medium.id} trend={trend} />}</Table.Td>}
    </Table.Tr>
  );
}

/** A dash on screen, a word for screen readers. */
function Unknown() {
  return (
    <Text span c="dimmed">
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{mediumWords.unknown}</VisuallyHidden>
    </Text>
  );
}
