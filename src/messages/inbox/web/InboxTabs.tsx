import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { noticeKinds } from "#events/event.ts";
import { bellQuery } from "#notifications/web/api.ts";
import { TabCount } from "#platform/web/components/TabCount.tsx";
import classes from "./inbox.module.css";
import type { InboxAddress } from "./inbox-address.ts";
import { texts } from "./texts.ts";

type InboxTab = { label: string; search: Pick<InboxAddress, "unread" | "kind">; count?: number };

export function InboxTabs({ search: { unread, kind } }: { search: InboxAddress }) {
  const { data } = useQuery(bellQuery());
  const tabs: InboxTab[] = [
    { label: texts.all, search: {} },
    { label: texts.unread, search: { unread: "true" }, count: data?.totalItems ?? 0 },
    ...noticeKinds.map((each) => ({ label: texts.kinds[each], search: { kind: each } })),
  ];
  return (
    <nav aria-label={texts.tabs} className={classes.tabs}>
      {tabs.map(({ label, search, count = 0 }) => (
        <Link
          key={label}
          to="/notifications"
          search={search}
          activeOptions={{ exact: true }}
          className={classes.tab}
          aria-current={search.unread === unread && search.kind === kind ? "page" : undefined}
        >
          {label}
          <TabCount count={count} />
        </Link>
      ))}
    </nav>
  );
}
