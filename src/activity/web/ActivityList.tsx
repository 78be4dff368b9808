import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { Moment, Timeline } from "#platform/web/components/Timeline.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Activity } from "../contract.ts";
import { activityInWords } from "./activity-words.ts";
import { activityQuery } from "./api.ts";
import { texts } from "./texts.ts";

type ActivityListProps = { organization?: string | undefined; page: number; onPage: (page: number) => void };

export function ActivityList({ organization, page, onPage }: ActivityListProps) {
  const query = useQuery(activityQuery({ organization, page }));
  return (
    <QueryState query={query}>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <Empty title={texts.none} text={texts.noneText} />
        ) : (
          <>
            <Timeline>
              {items.map((entry) => (
                <Moment
                  key={entry.id}
                  title={activityInWords(entry)}
                  by={entry.actorName}
                  at={formatInstant(entry.createdAt)}
                >
                  <Entry entry={entry} />
                </Moment>
              ))}
            </Timeline>
            <Pager page={page} totalItems={totalItems} onChange={onPage} />
          </>
        )
      }
    </QueryState>
  );
}

function Entry({ entry }: { entry: Activity }) {
  const { mediaName, title, message } = entry;
  return (
    <>
      <Text fz="sm">
        <EntryLink entry={entry} />
        {` · ${[title, mediaName].filter(Boolean).join(" · ")}`}
      </Text>
      {message && (
        <Text fz="sm" mt={4} lineClamp={3} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {message}
        </Text>
      )}
    </>
  );
}

function EntryLink({ entry: { order, offer, number } }: { entry: Activity }) {
  if (order)
    return (
      <AnchorLink to="/publisher/orders" search={{ order: idOf(order) }} fz="sm" underline="always">
        {texts.order(number ?? "")}
      </AnchorLink>
    );
  return offer ? (
    <AnchorLink to="/publisher/dashboard/offers/$id" params={{ id: idOf(offer) }} fz="sm" underline="always">
      {texts.offer}
    </AnchorLink>
  ) : null;
}
