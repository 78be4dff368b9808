import { Text } from "@mantine/core";
import { keptAs, keptInWords } from "#formats/agreed-prices/agreed-price.ts";
import { dateWords } from "#orders/dates/web/date-words.ts";
import { formatCents } from "#platform/money/money.ts";
import { Moment, Timeline } from "#platform/web/components/Timeline.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { changedTerms } from "../changes.ts";
import type { OfferVersion } from "../contract.ts";
import classes from "./offers.module.css";
import { texts } from "./texts.ts";

const offerWords = texts.view;

export function OfferVersions({ versions }: { versions: OfferVersion[] }) {
  return (
    <Timeline>
      {versions.toReversed().map((version) => (
        <Moment
          key={version.number}
          title={`${version.number === 1 ? offerWords.version.client : offerWords.again}: ${formatCents(version.priceCents)}`}
          by={version.byName}
          at={formatInstant(version.createdAt)}
        >
          <Changes version={version} before={versions[version.number - 2]} />
          {version.message && <Text className={classes.said}>{version.message}</Text>}
        </Moment>
      ))}
    </Timeline>
  );
}

function Changes({ version, before }: { version: OfferVersion; before: OfferVersion | undefined }) {
  const facts = [
    dateWords.publishDate(version),
    version.hyperlinkKind,
    ...version.extras.map(({ name }) => name),
    ...(version.by === "publisher" ? [offerWords.keptFor(keptInWords(keptAs(version)))] : []),
    ...(version.totalCents === version.priceCents ? [] : [`${offerWords.total} ${formatCents(version.totalCents)}`]),
  ];
  const changed = before ? [...new Set(changedTerms(version, before).map((field) => texts.changed[field]))] : [];
  return (
    <>
      {changed.length > 0 && <Text fz="sm">{offerWords.changes(changed)}</Text>}
      <Text fz="sm">{facts.join(" · ")}</Text>
    </>
  );
}
