import { Anchor, Box } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { Media } from "#media/contract.ts";
import { metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { countryName, languageName } from "#platform/web/regions.ts";
import { Decisions } from "./Decisions.tsx";
import { Facts } from "./Facts.tsx";
import { texts } from "./texts.ts";
import { WaitingRow } from "./WaitingRow.tsx";

const ReadNow = lazy(() => import("#media/providers/web/ReadNow.tsx"));
/** A medium with what its publisher says of it. */
export function WaitingMedium({ medium }: { medium: Media }) {
  const { id, name, url, organizationName, mediaType, updatedAt } = medium;
  const lead = `${mediaType}. ${texts.by(organizationName)}. ${texts.waitsSince(formatInstant(updatedAt))}.`;
  return (
    <WaitingRow name={name} lead={lead}>
      <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" style={{ overflowWrap: "anywhere" }}>
        {url}
      </Anchor>
      <Facts facts={factsOf(medium)} />
      <Box mt="md">
        <FormButton label={texts.readMetrics} title={texts.readMetricsOf(name)} variant="link">
          {() => (
            <Suspense>
              <ReadNow media={id} />
            </Suspense>
          )}
        </FormButton>
      </Box>
      <Decisions resource="media" id={id} name={name} decisions={["approve", "ask", "reject"]} />
    </WaitingRow>
  );
}

function factsOf(medium: Media) {
  const known = metricNames.filter((name) => medium[name] !== null);
  const said = known.map((name) => `${metrics[name].label} ${formatMetric(name, medium[name])}`).join(", ");
  return [
    { label: texts.domain, text: medium.verified ? texts.verified : texts.unverified },
    { label: texts.languages, text: medium.languages.map(languageName).join(", ") },
    { label: texts.countries, text: medium.countries.map(countryName).join(", ") },
    { label: texts.topics, text: medium.topics.join(", ") || texts.nothingSaid },
    { label: texts.description, text: medium.description || texts.nothingSaid },
    { label: texts.editorialPolicy, text: medium.editorialPolicy || texts.nothingSaid },
    { label: texts.metrics, text: said || texts.nothingSaid },
  ];
}
