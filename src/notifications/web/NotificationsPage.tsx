import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import type { Notification } from "../contract.ts";
import { notificationsPerPage, notificationsQuery } from "./api.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { type NotificationSearch, notificationSearch } from "./notification-search.ts";
import classes from "./notifications.module.css";
import { texts } from "./texts.ts";
import { useMarkAllRead, useMarkNotificationRead } from "./use-mark-read.ts";

export const Route = createFileRoute("/notifications")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<NotificationSearch>(),
  component: NotificationsPage,
});

function NotificationsPage() {
  const { unread, page = 1 } = readAddress(notificationSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(notificationsQuery({ isUnread: unread === "true", page }));
  return (
    <Page title={texts.title} size="narrow" actions={<Actions newest={query.data?.items[0]} />}>
      <Filter isUnread={unread === "true"} />
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty title={unread ? texts.noneUnread : texts.none} text={unread ? undefined : texts.noneText} />
          ) : (
            <>
              <ul className={`${classes.list} ${classes.page}`} style={{ maxHeight: "none" }}>
                {items.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    action={<ReadButton notification={notification} />}
                  />
                ))}
              </ul>
              <Pager
                page={page}
                totalItems={totalItems}
                itemsPerPage={notificationsPerPage}
                onChange={(chosen) => void navigate({ search: (kept) => ({ ...kept, page: chosen }) })}
              />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

function Actions({ newest }: { newest: Notification | undefined }) {
  const { data: settings } = useQuery(publicSettingsQuery());
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  return (
    <>
      {settings && (
        <ButtonLink
          to={isFlagOn(settings, "profile-notifications") ? "/profile/notifications" : "/profile/settings"}
          variant="link"
        >
          {texts.choose}
        </ButtonLink>
      )}
      {newest && (
        <Button variant="secondary" loading={isPending} onClick={() => markAllRead(newest.id)}>
          {texts.allRead}
        </Button>
      )}
    </>
  );
}

function Filter({ isUnread }: { isUnread: boolean }) {
  const choices = [
    { label: texts.filters.all, unread: undefined, isCurrent: !isUnread },
    { label: texts.filters.unread, unread: "true", isCurrent: isUnread },
  ];
  return (
    <Group component="nav" aria-label={texts.filter} gap="lg" mb="md">
      {choices.map(({ label, unread, isCurrent }) => (
        <Link
          key={label}
          to="/notifications"
          search={{ unread }}
          activeOptions={{ exact: true }}
          className={classes.filter}
          aria-current={isCurrent ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </Group>
  );
}

function ReadButton({ notification: { id, title, readAt } }: { notification: Notification }) {
  const { mutate: markRead, isPending } = useMarkNotificationRead();
  if (readAt) return null;
  return (
    <Button variant="link" loading={isPending} onClick={() => markRead(id)} aria-label={texts.readOne(title)}>
      {texts.read}
    </Button>
  );
}
