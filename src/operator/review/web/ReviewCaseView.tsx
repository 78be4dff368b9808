import { Anchor, Box, Group, Text, Title } from "@mantine/core";
import { lazy } from "react";
import type { ListedMedia } from "#media/contract.ts";
import { metricNames } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { metricLabels } from "#media/web/metric-labels.ts";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { ReviewCase } from "./api.ts";
import { Decisions } from "./Decisions.tsx";
import { Facts } from "./Facts.tsx";
import classes from "./review.module.css";
import { texts } from "./texts.ts";
import { WaitingFormat } from "./WaitingFormat.tsx";

const loadReading = () => import("#media/providers/web/ReadNow.tsx");
const ReadNow = lazy(loadReading);
/** One outlet with its formats: approved together, rejected together or one by one. */
export function ReviewCaseView({ waiting: { medium, formats } }: { waiting: ReviewCase }) {
  const { id, name, url, organizationName, mediaType, status, updatedAt } = medium;
  const isWaiting = status === "in_review";
  return (
    <article className={classes.case}>
      <div className={classes.evidence}>
        <Group gap="sm">
          <OutletMark name={name} logo={medium.logo} size="page" />
          <div>
            <Group gap="sm">
              <Title order={3} fz={18} tabIndex={-1} style={{ outline: "none" }}>
                {name}
              </Title>
              <MediaStatusBadge status={status} />
            </Group>
            <Text fz="sm" c="dimmed">
              {mediaType}. {texts.by(organizationName)}. {texts.waitsSince(formatInstant(updatedAt))}.
            </Text>
          </div>
        </Group>
        <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" style={{ overflowWrap: "anywhere" }}>
          {url}
        </Anchor>
        <Facts facts={factsOf(medium)} />
        <Box mt="md">
          <FormButton label={texts.readMetrics} title={texts.readMetricsOf(name)} variant="link" load={loadReading}>
            {() => <ReadNow media={id} />}
          </FormButton>
        </Box>
        {formats.map((format) => (
          <WaitingFormat key={format.id} format={format} />
        ))}
      </div>
      <div className={classes.decision}>
        <Decisions
          resource="media"
          id={id}
          name={name}
          approve={texts.approveCase(isWaiting, formats.length)}
          decisions={isWaiting ? ["approve", "ask", "reject"] : ["approve"]}
        />
      </div>
    </article>
  );
}

function factsOf(medium: ListedMedia) {
  const known = metricNames.filter((name) => medium[name] !== null);
  const said = known.map((name) => `${metricLabels[name]} ${formatMetric(name, medium[name])}`).join(", ");
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
