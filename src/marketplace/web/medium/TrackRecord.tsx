import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { MediaFacts } from "../../facts/contract.ts";
import { mediaFactsQuery } from "./api.ts";
import classes from "./medium.module.css";
import { texts } from "./texts.ts";

const trackRecordWords = texts.facts;
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });

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
    <dl className={classes.facts}>
      {known.map(({ name, share, orders }) => (
        <Fact
          key={name}
          label={trackRecordWords[name]}
          value={percent.format(share)}
          behind={trackRecordWords.of(orders)}
        />
      ))}
      {kept && (
        <Fact label={trackRecordWords.kept} value={percent.format(kept.share)} behind={trackRecordWords.keptOf(kept)} />
      )}
      {revisionRounds && (
        <Fact
          label={trackRecordWords.revisionRounds}
          value={revisionRounds.median.toLocaleString("en-US")}
          behind={trackRecordWords.over(revisionRounds.orders)}
        />
      )}
    </dl>
  );
}

function Fact({ label, value, behind }: { label: string; value: ReactNode; behind: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={`${classes.figure} figures`}>{value}</span>{" "}
        <Text span fz="sm" c="dimmed">
          {behind}
        </Text>
      </dd>
    </div>
  );
}
