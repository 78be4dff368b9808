import { Card, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { formatMetric } from "#media/metric-format.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import type { Listing } from "../../contract.ts";
import { similarQuery } from "./api.ts";
import classes from "./medium.module.css";
import { texts } from "./texts.ts";

/** The card shows the first known one. */
const scores = ["ahrefsDr", "semrushAuthorityScore", "mozDomainAuthority"] as const;

/** Similar media, nearest in price and authority first (R2.12). Draws nothing where there are none. */
export function SimilarMedia({ media }: { media: string }) {
  const { currentCampaign } = useClientUser();
  const { data } = useQuery(similarQuery(media, currentCampaign?.id));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes.similar}>
      <Title order={2} fz={20} mb="md">
        {texts.similar}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {data.items.map((listing) => (
          <SimilarCard key={listing.id} listing={listing} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function SimilarCard({ listing }: { listing: Listing }) {
  const score = scores.find((name) => listing[name] !== null);
  return (
    <Card withBorder padding="md" component="article">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <AnchorLink to="/media/$id" params={{ id: idOf(listing.media) }} fw={600}>
          {listing.name}
        </AnchorLink>
        <Text fw={600}>
          <Money cents={listing.numericPrice} />
        </Text>
      </Group>
      <Text fz="sm" c="dimmed">
        {listing.formatType.name}
        {score && ` · ${metricLabels[score]} ${formatMetric(score, listing[score])}`}
      </Text>
    </Card>
  );
}
