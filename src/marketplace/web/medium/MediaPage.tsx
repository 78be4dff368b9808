import { Box, SimpleGrid, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import type { Format } from "#formats/contract.ts";
import { formatQuery, formatsQuery } from "#formats/web/loader-queries.ts";
import type { Media } from "#media/contract.ts";
import { mediaQuery } from "#media/web/api.ts";
import { idOf } from "#platform/contract/wire.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { texts } from "../texts.ts";
import { FormatCard } from "./FormatCard.tsx";
import { MediumFacts } from "./MediumFacts.tsx";
import { MediumMetrics } from "./MediumMetrics.tsx";
import { MediumStanding } from "./MediumStanding.tsx";
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

function Medium({ medium }: { medium: Media }) {
  const hasProse = Boolean(medium.description || medium.editorialPolicy);
  return (
    <Page
      title={medium.name}
      actions={<MediumStanding media={medium.id} />}
      above={
        <AnchorLink to="/media" fz="sm" mb="xs" display="inline-block">
          ← {mediumWords.backToMarketplace}
        </AnchorLink>
      }
    >
      <MediumFacts medium={medium} />
      <Section title={mediumTexts.facts.title}>
        <TrackRecord media={medium.id} />
      </Section>
      <Section title={mediumWords.formats}>
        <Formats medium={medium} />
      </Section>
      <SimilarMedia media={medium.id} />
      <SimpleGrid cols={{ base: 1, md: hasProse ? 2 : 1 }} spacing="xl">
        {hasProse && (
          <div>
            <Prose title={mediumWords.about} text={medium.description} />
            <Prose title={mediumWords.policy} text={medium.editorialPolicy} />
          </div>
        )}
        <Section title={mediumWords.metrics}>
          <MediumMetrics medium={medium} />
        </Section>
      </SimpleGrid>
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
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {withLinked(items, linked).map((format) => (
              <FormatCard key={format.id} format={format} />
            ))}
          </SimpleGrid>
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
      <Title order={2} fz={20} mb="md">
        {title}
      </Title>
      {children}
    </Box>
  );
}

function Prose({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <Section title={title}>
      <Text maw={640} style={{ whiteSpace: "pre-line" }}>
        {text}
      </Text>
    </Section>
  );
}
