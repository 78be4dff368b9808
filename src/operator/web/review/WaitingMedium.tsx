import { Anchor, Box, Text, Title } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { Media } from "#media/contract.ts";
import { metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { countryName, languageName } from "#platform/web/regions.ts";
import { FormButton } from "../FormButton.tsx";
import { Row } from "../Rows.tsx";
import { texts } from "../texts.ts";
import { Decisions } from "./Decisions.tsx";
import { Facts } from "./Facts.tsx";

const ReadNow = lazy(() => import("#media/web/reading/ReadNow.tsx"));
const words = texts.review;

/** A medium with what its publisher says of it. */
export function WaitingMedium({ medium }: { medium: Media }) {
  const { id, name, url, organizationName, mediaType, updatedAt } = medium;
  return (
    <Row>
      <Title order={3} fz={18} tabIndex={-1} style={{ outline: "none" }}>
        {name}
      </Title>
      <Text fz="sm" c="dimmed">
        {mediaType}. {words.by(organizationName)}. {words.waitsSince(formatInstant(updatedAt))}.
      </Text>
      <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" style={{ overflowWrap: "anywhere" }}>
        {url}
      </Anchor>
      <Facts facts={factsOf(medium)} />
      <Box mt="md">
        <FormButton label={words.readMetrics} title={words.readMetricsOf(name)} variant="link">
          {() => (
            <Suspense>
              <ReadNow media={id} />
            </Suspense>
          )}
        </FormButton>
      </Box>
      <Decisions resource="media" id={id} name={name} decisions={["approve", "ask", "reject"]} />
    </Row>
  );
}

function factsOf(medium: Media) {
  const known = metricNames.filter((name) => medium[name] !== null);
  const said = known.map((name) => `${metrics[name].label} ${formatMetric(name, medium[name])}`).join(", ");
  return [
    { label: words.domain, text: medium.verified ? words.verified : words.unverified },
    { label: words.languages, text: medium.languages.map(languageName).join(", ") },
    { label: words.countries, text: medium.countries.map(countryName).join(", ") },
    { label: words.topics, text: medium.topics.join(", ") || words.nothingSaid },
    { label: words.description, text: medium.description || words.nothingSaid },
    { label: words.editorialPolicy, text: medium.editorialPolicy || words.nothingSaid },
    { label: words.metrics, text: said || words.nothingSaid },
  ];
}
