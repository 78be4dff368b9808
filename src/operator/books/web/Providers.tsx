import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { formatCents } from "#platform/money/money.ts";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Books, UnmatchedEventItem, UnmatchedPostingItem } from "../contract.ts";
import { texts } from "./texts.ts";

export function Providers({ books }: { books: Books }) {
  const { unmatchedEvents, unmatchedEventCount, unmatchedPostings, unmatchedPostingCount } = books;
  return (
    <Section title={texts.providers}>
      {unmatchedEventCount + unmatchedPostingCount === 0 && <Text>{texts.agree}</Text>}
      <Differences title={texts.unmatchedEvents} totalItems={unmatchedEventCount}>
        {unmatchedEvents.map((event) => (
          <UnmatchedEventRow key={event.id} event={event} />
        ))}
      </Differences>
      <Differences title={texts.unmatchedPostings} totalItems={unmatchedPostingCount}>
        {unmatchedPostings.map((posting) => (
          <UnmatchedPostingRow key={posting.id} posting={posting} />
        ))}
      </Differences>
    </Section>
  );
}

function Differences({ title, totalItems, children }: { title: string; totalItems: number; children: ReactNode }) {
  if (totalItems === 0) return null;
  return (
    <div>
      <Text fw={600}>{`${title} (${totalItems})`}</Text>
      <Rows label={title}>{children}</Rows>
    </div>
  );
}

function UnmatchedEventRow({ event }: { event: UnmatchedEventItem }) {
  const { provider, kind, reference, amountCents, postedCents, isWaiting, createdAt } = event;
  const booked = postedCents === null ? texts.notBooked : texts.booked(formatCents(Math.abs(postedCents)));
  return (
    <Row>
      <Text style={{ overflowWrap: "anywhere" }}>{texts.eventText(provider, kind, reference)}</Text>
      <Text fz="sm" c="dimmed">
        {[
          formatInstant(createdAt),
          ...(amountCents === null ? [] : [formatCents(amountCents)]),
          isWaiting ? texts.waits : booked,
        ].join(" · ")}
      </Text>
    </Row>
  );
}

function UnmatchedPostingRow({ posting: { key, clearingCents, createdAt } }: { posting: UnmatchedPostingItem }) {
  return (
    <Row>
      <Text style={{ overflowWrap: "anywhere" }}>{key}</Text>
      <Text fz="sm" c="dimmed">{`${formatInstant(createdAt)} · ${formatCents(Math.abs(clearingCents))}`}</Text>
    </Row>
  );
}
