import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Media } from "#media/contract.ts";
import { metricNames } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { Attributions } from "../medium/Attributions.tsx";
import { trendsQuery } from "../medium/api.ts";
import { MisfitNote } from "../medium/MisfitNote.tsx";
import { SourceName } from "../medium/SourceName.tsx";
import { texts } from "../texts.ts";
import classes from "./preview.module.css";

/** The known metrics, each with its source; implausible jumps are marked (R10.9). */
export function PreviewMetrics({ medium }: { medium: Media }) {
  const { data } = useQuery(trendsQuery(medium.id));
  const known = metricNames.filter((name) => medium[name] !== null);
  if (known.length === 0) return <Text c="dimmed">{texts.preview.noMetrics}</Text>;
  return (
    <>
      <dl className={classes.metrics}>
        {known.map((name) => {
          const source = medium.metricSources.find(({ metric }) => metric === name)?.source;
          const misfit = data?.trends.find(({ metric }) => metric === name)?.misfit;
          return (
            <div key={name}>
              <dt>
                {metricLabels[name]}
                {source && (
                  <small>
                    <SourceName source={source} />
                  </small>
                )}
                {misfit && <MisfitNote metric={name} usual={misfit.usual} />}
              </dt>
              <dd>{formatMetric(name, medium[name])}</dd>
            </div>
          );
        })}
      </dl>
      <Attributions sources={medium.metricSources.map(({ source }) => source)} />
    </>
  );
}
