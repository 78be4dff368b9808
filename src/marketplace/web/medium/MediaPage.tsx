import { Box, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import IconChevronLeft from "@tabler/icons-react/icons/IconChevronLeft";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import type { Format } from "#formats/contract.ts";
import { formatQuery, formatsQuery } from "#formats/web/loader-queries.ts";
import type { Media } from "#media/contract.ts";
import { mediaQuery } from "#media/web/api.ts";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { leftAddress } from "../address.ts";
import { texts } from "../texts.ts";
import { FormatCard } from "./FormatCard.tsx";
import { MediumFacts, MediumSummary } from "./MediumFacts.tsx";
import { MediumMetrics } from "./MediumMetrics.tsx";
import { MediumStanding } from "./MediumStanding.tsx";
import classes from "./medium.module.css";
import { type MediumSearch, mediumSearch } from "./medium-search.ts";
import { SimilarMedia } from "./SimilarMedia.tsx";
import { TrackRecord } from "./TrackRecord.tsx";
import { texts as mediumTexts } from "./texts.ts";

export const Route = createFileRoute("/media/$id")({
  validateSearch: addressOf<MediumSearch>(),
  beforeLoad: guarded("auth"),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(mediaQuery(params.id));
    // Imported here to keep it out of the first load.
    void import("./prefetch.ts").then(({ prefetchBeside }) => prefetchBeside(params.id));
  },
  component: MediaPage,
});

const mediumWords = texts.medium;

/** One medium with everything bookable on it (R2.12). */
function MediaPage() {
  const { id } = Route.useParams();
  const query = useQuery(mediaQuery(id));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(medium) => <Medium medium={medium} />}
    </QueryState>
  );
}

/** At the left what convinces, at the right what is bought and what it promises. */
function Medium({ medium }: { medium: Media }) {
  return (
    <Page
      title={medium.name}
      mark={<OutletMark name={medium.name} logo={medium.logo} size="page" />}
      summary={<MediumSummary medium={medium} />}
      actions={<MediumStanding media={medium.id} />}
      above={
        <AnchorLink to="/media" search={leftAddress()} className={classes.back}>
          <Icon of={IconChevronLeft} size={15} />
          {mediumWords.backToMarketplace}
        </AnchorLink>
      }
    >
      <div className={classes.outlet}>
        <div className={classes.buy}>
          <VisuallyHidden component="h2">{mediumWords.formats}</VisuallyHidden>
          <Formats medium={medium} />
        </div>
        <div className={classes.proof}>
          {medium.description && <p className={classes.about}>{medium.description}</p>}
          <MediumFacts medium={medium} />
          <Section title={mediumTexts.facts.title}>
            <TrackRecord media={medium.id} />
          </Section>
          <Section title={mediumWords.metrics}>
            <MediumMetrics medium={medium} />
          </Section>
          {medium.editorialPolicy && (
            <Section title={mediumWords.policy}>
              <Text maw={640} style={{ whiteSpace: "pre-line" }}>
                {medium.editorialPolicy}
              </Text>
            </Section>
          )}
        </div>
      </div>
      <SimilarMedia media={medium.id} />
    </Page>
  );
}

function Formats({ medium }: { medium: Media }) {
  const { currentCampaign } = useClientUser();
  const query = useQuery(formatsQuery(medium.id, currentCampaign?.id));
  const linked = useLinkedFormat(medium.id, currentCampaign?.id);
  return (
    <QueryState query={query} inline>
      {({ items }) =>
        items.length === 0 && !linked ? (
          <Empty title={mediumWords.noFormats} text={mediumWords.noFormatsText} />
        ) : (
          <Stack gap="md">
            {withLinked(items, linked).map((format, at) => (
              <FormatCard key={format.id} format={format} isFirst={at === 0} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

/** The format that the address names: only a direct link leads to a contributor's post (R3.8). */
function useLinkedFormat(media: string, campaign: string | undefined): Format | undefined {
  const { format } = readAddress(mediumSearch, Route.useSearch());
  const { data } = useQuery({ ...formatQuery(format ?? "", campaign), enabled: format !== undefined });
  return data && idOf(data.media) === media ? data : undefined;
}

const withLinked = (formats: Format[], linked: Format | undefined): Format[] =>
  linked ? [linked, ...formats.filter(({ id }) => id !== linked.id)] : formats;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" mt="xl">
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </Box>
  );
}
