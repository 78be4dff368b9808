import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { Moment, Timeline } from "#platform/web/components/Timeline.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { orderEventsQuery } from "../api.ts";
import { happeningTitle } from "../happening-title.ts";
import { texts } from "../texts.ts";
import classes from "./view.module.css";

const historyWords = texts.history;

export function History({ orderId }: { orderId: string }) {
  const query = useQuery(orderEventsQuery(orderId));
  return (
    <Section title={texts.parts.history}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
        {({ items }) => (
          <Timeline>
            {items.toReversed().map((event) => (
              <Moment
                key={event.id}
                title={happeningTitle(event)}
                by={`${event.actorName} (${historyWords.by[event.party] ?? event.party})`}
                at={formatInstant(event.createdAt)}
              >
                {event.message && <p className={classes.said}>{event.message}</p>}
              </Moment>
            ))}
          </Timeline>
        )}
      </QueryState>
    </Section>
  );
}
