import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, Outlet, useParams, useSearch } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { useTaskCounts } from "#home/counts/web/use-task-counts.ts";
import type { OrderStatus } from "#orders/order.ts";
import { publisherInbox } from "#orders/statuses.ts";
import { TabCount } from "#platform/web/components/TabCount.tsx";
import { MediumSwitcher } from "./MediumSwitcher.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import classes from "./PlaceTabs.module.css";
import { publisherOrdersWords } from "./publisher-orders-texts.ts";

/** A publisher's orders, of all media or of one, by next step (R2.20, R2.28). */
export const Route = createFileRoute("/_publisher-orders")({ component: PublisherOrdersLayout });

const tabs: { label: string; status: readonly OrderStatus[] | undefined; dates?: true }[] = [
  { label: publisherOrdersWords.all, status: undefined },
  { label: publisherOrdersWords.toAnswer, status: publisherInbox.toAnswer },
  { label: publisherOrdersWords.dates, status: undefined, dates: true },
  { label: publisherOrdersWords.toPublish, status: publisherInbox.toPublish },
  { label: publisherOrdersWords.waiting, status: publisherInbox.waiting },
  { label: publisherOrdersWords.closed, status: publisherInbox.closed },
];

function PublisherOrdersLayout() {
  return (
    <>
      <PlaceHeader size="wide">
        <Group justify="space-between" align="flex-end" gap="sm">
          <StatusTabs />
          <MediumSwitcher />
        </Group>
      </PlaceHeader>
      <Outlet />
    </>
  );
}

function StatusTabs() {
  const countOf = useTabCount();
  const { status, dates } = useSearch({ strict: false }) as { status?: string | string[]; dates?: boolean };
  const current = listed(status);
  return (
    <nav aria-label={publisherOrdersWords.title} className={classes.pages} style={{ flex: "1 1 340px" }}>
      {tabs.map(({ label, status: wanted, dates: isOfDates }) => {
        const isCurrent = listed(wanted) === current && (dates ?? false) === (isOfDates ?? false);
        return (
          <Link
            key={label}
            to="."
            search={{ status: wanted, dates: isOfDates }}
            // The active tab depends on the filter alone, not on the page or an open order.
            activeOptions={{ exact: true }}
            className={classes.page}
            aria-current={isCurrent ? "page" : undefined}
          >
            {label}
            <TabCount count={countOf(wanted, isOfDates)} />
          </Link>
        );
      })}
    </nav>
  );
}

/** Counts what waits for this side, over all outlets; nothing where one is chosen. */
function useTabCount() {
  const { mediaProjectId } = useParams({ strict: false });
  const { data: user } = useQuery(clientUserQuery());
  const counts = useTaskCounts(mediaProjectId ? undefined : user?.currentOrganization?.id, "publisher");
  return (wanted: readonly OrderStatus[] | undefined, isOfDates: true | undefined): number => {
    if (!counts || (!wanted && !isOfDates)) return 0;
    if (isOfDates) return counts.dates;
    return counts.statuses.reduce((sum, { status, count }) => sum + (wanted?.includes(status) ? count : 0), 0);
  };
}

const listed = (status: string | readonly string[] | undefined) => [status ?? []].flat().toSorted().join();
