import { SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatRelative } from "#platform/web/dates.ts";
import type { OperatorInbox } from "../contract.ts";
import { operatorInboxQuery } from "./api.ts";
import classes from "./inbox-queues.module.css";
import { countInWords, queuePlaces } from "./queue-places.ts";
import { texts } from "./texts.ts";

/** Every queue of the console with its cases and the age of the oldest (R1.10). */
export function InboxQueues() {
  const query = useQuery(operatorInboxQuery());
  return (
    <section aria-label={texts.title}>
      <QueryState query={query} inline>
        {({ queues }) => (
          <SimpleGrid component="ul" cols={{ base: 2, md: 4 }} spacing="sm" className={classes.queues}>
            {queues.map((each) => (
              <li key={each.queue}>
                <Queue {...each} />
              </li>
            ))}
          </SimpleGrid>
        )}
      </QueryState>
    </section>
  );
}

function Queue({ queue, count, oldestAt }: OperatorInbox["queues"][number]) {
  return (
    <AnchorLink to={queuePlaces[queue]} className={classes.queue} underline="never" data-waiting={count > 0}>
      <Text component="span" className={classes.count}>
        {countInWords(count)}
      </Text>
      <Text component="span" fz="sm">
        {texts.queues[queue]}
      </Text>
      <Text component="span" fz="xs" c="dimmed">
        {oldestAt ? texts.since(formatRelative(oldestAt)) : texts.clear}
      </Text>
    </AnchorLink>
  );
}
