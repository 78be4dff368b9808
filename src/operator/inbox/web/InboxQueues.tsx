import { SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatRelative } from "#platform/web/dates.ts";
import type { OperatorInbox } from "../contract.ts";
import { inboxQueues } from "../inbox.ts";
import { operatorInboxQuery } from "./api.ts";
import classes from "./inbox-queues.module.css";
import { countInWords, queuePlaces } from "./queue-places.ts";
import { texts } from "./texts.ts";

/** Every queue of the console with its cases and the age of the oldest (R1.10). The queues are there before their counts. */
export function InboxQueues() {
  const query = useQuery(operatorInboxQuery());
  return (
    <section aria-label={texts.title}>
      <QueryState query={query} inline skeleton={<Queues queues={inboxQueues.map((queue) => ({ queue }))} />}>
        {({ queues }) => <Queues queues={queues} />}
      </QueryState>
    </section>
  );
}

type CountedQueue = OperatorInbox["queues"][number];
type NamedQueue = Pick<CountedQueue, "queue"> & Partial<CountedQueue>;

function Queues({ queues }: { queues: NamedQueue[] }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 2, md: 4 }} spacing="sm" className={classes.queues}>
      {queues.map((each) => (
        <li key={each.queue}>
          <Queue {...each} />
        </li>
      ))}
    </SimpleGrid>
  );
}

const blank = "\u00a0";

function Queue({ queue, count, oldestAt }: NamedQueue) {
  return (
    <AnchorLink to={queuePlaces[queue]} className={classes.queue} underline="never" data-waiting={(count ?? 0) > 0}>
      <Text component="span" className={classes.count}>
        {count === undefined ? blank : countInWords(count)}
      </Text>
      <Text component="span" fz="sm">
        {texts.queues[queue]}
      </Text>
      <Text component="span" fz="xs" c="dimmed">
        {count === undefined ? blank : oldestAt ? texts.since(formatRelative(oldestAt)) : texts.clear}
      </Text>
    </AnchorLink>
  );
}
