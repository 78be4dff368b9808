import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useRef } from "react";
import type { Notification } from "#notifications/contract.ts";
import { bellQuery, notificationsPerPage, notificationsQuery } from "#notifications/web/api.ts";
import { texts as notificationTexts } from "#notifications/web/texts.ts";
import { useMarkAllRead } from "#notifications/web/use-mark-read.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { listKeys } from "#platform/web/keys/keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { texts as searchTexts } from "../../search/web/texts.ts";
import { InboxLine } from "./InboxLine.tsx";
import { InboxTabs } from "./InboxTabs.tsx";
import classes from "./inbox.module.css";
import { type InboxAddress, inboxAddress } from "./inbox-address.ts";
import { ReadingPane } from "./ReadingPane.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/notifications")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<InboxAddress>(),
  component: InboxPage,
});

/** There is room for a line beside the list; on narrower windows it opens its own screen. */
const isWide = "(min-width: 68em)";

function InboxPage() {
  const search = readAddress(inboxAddress, Route.useSearch());
  const query = useQuery(notificationsQuery(search));
  const hasPane = useMediaQuery(isWide, undefined, { getInitialValueInEffect: false });
  return (
    <Page title={texts.title} actions={<Actions />}>
      <InboxTabs search={search} />
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems === 0 && !(hasPane && search.line) ? (
            <NoLines search={search} />
          ) : (
            <div className={classes.panes} data-split={hasPane || undefined}>
              {/* Reading the last unread line empties this tab, while the line is still being read. */}
              {totalItems === 0 ? (
                <NoLines search={search} />
              ) : (
                <Lines items={items} totalItems={totalItems} search={search} hasPane={hasPane} />
              )}
              {hasPane && <ReadingPane line={search.line} listed={items} />}
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}

function NoLines({ search: { unread } }: { search: InboxAddress }) {
  return <Empty title={unread ? texts.noneUnread : texts.none} text={unread ? undefined : texts.noneText} />;
}

type LinesProps = { items: Notification[]; totalItems: number; search: InboxAddress; hasPane: boolean };

function Lines({ items, totalItems, search, hasPane }: LinesProps) {
  const navigate = Route.useNavigate();
  const body = useRef<HTMLUListElement>(null);
  useRowKeys({ body, keys: [...listKeys, "markRead"] });
  return (
    <div className={classes.lines}>
      <ul ref={body} className={classes.list} aria-label={texts.list}>
        {items.map((notification) => (
          <InboxLine key={notification.id} {...{ notification, search, hasPane }} />
        ))}
      </ul>
      <Pager
        page={search.page ?? 1}
        totalItems={totalItems}
        itemsPerPage={notificationsPerPage}
        onChange={(page) => void navigate({ search: ({ line: _line, ...kept }) => ({ ...kept, page }) })}
      />
    </div>
  );
}

function Actions() {
  const { data: unread } = useQuery(bellQuery());
  const [newest] = unread?.items ?? [];
  const { data: settings } = useQuery(publicSettingsQuery());
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  return (
    <>
      <ButtonLink to="/messages" variant="link">
        {searchTexts.open}
      </ButtonLink>
      {settings && (
        <ButtonLink
          to={isFlagOn(settings, "profile-notifications") ? "/profile/notifications" : "/profile/settings"}
          variant="link"
          visibleFrom="sm"
        >
          {notificationTexts.choose}
        </ButtonLink>
      )}
      {newest && (
        <Button variant="secondary" loading={isPending} onClick={() => markAllRead(newest.id)}>
          {notificationTexts.allRead}
        </Button>
      )}
    </>
  );
}
