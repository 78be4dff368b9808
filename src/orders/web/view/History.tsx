import { Text, Timeline } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { orderEventsQuery } from "../api.ts";
import { happeningTitle } from "../happening-title.ts";
import { texts } from "../texts.ts";

const historyWords = texts.history;

export function History({ orderId }: { orderId: string }) {
  const query = useQuery(orderEventsQuery(orderId));
  return (
    <Section title={texts.parts.history}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
        {({ items }) => (
          <Timeline active={items.length} bulletSize={14} lineWidth={2} color="gray.7">
            {items.toReversed().map((event) => (
              <Timeline.Item key={event.id} title={happeningTitle(event)}>
                <Text fz="sm" c="dimmed">
                  {`${event.actorName} (${historyWords.by[event.party] ?? event.party}) · ${formatInstant(event.createdAt)}`}
                </Text>
                {event.message && (
                  <Text fz="sm" mt={4} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                    {event.message}
                  </Text>
                )}
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </QueryState>
    </Section>
  );
}
