import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { locale } from "#platform/words/catalogue.ts";
import type { MediaFacts } from "../../facts/contract.ts";
import { mediaFactsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const trackRecordWords = texts.facts;
const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

const shares = ["onTime", "declined", "linksAfter3Months", "linksAfter12Months"] as const;

/** Facts of the medium's orders here, each with its number of orders (R10.8). */
export function TrackRecord({ media }: { media: string }) {
  const query = useQuery(mediaFactsQuery(media));
  return (
    <QueryState query={query} skeleton={<Skeleton height={24} maw={320} />} inline>
      {(facts) => <Facts facts={facts} />}
    </QueryState>
  );
}

function Facts({ facts }: { facts: MediaFacts }) {
  const { revisionRounds, kept } = facts;
  const known = shares.flatMap((name) => (facts[name] ? [{ name, ...facts[name] }] : []));
  if (known.length === 0 && !revisionRounds && !kept) return <Text c="dimmed">{trackRecordWords.notEnough}</Text>;
  return (
    <Stats>
      {known.map(({ name, share, orders }) => (
        <Stat key={name} name={trackRecordWords[name]} note={trackRecordWords.of(orders)}>
          {percent.format(share)}
        </Stat>
      ))}
      {kept && (
        <Stat name={trackRecordWords.kept} note={trackRecordWords.keptOf(kept)}>
          {percent.format(kept.share)}
        </Stat>
      )}
      {revisionRounds && (
        <Stat name={trackRecordWords.revisionRounds} note={trackRecordWords.over(revisionRounds.orders)}>
          {revisionRounds.median.toLocaleString(locale)}
        </Stat>
      )}
    </Stats>
  );
}
