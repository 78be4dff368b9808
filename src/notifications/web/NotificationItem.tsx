import { Group, Stack, Text } from "@mantine/core";
import { PathAnchor } from "#platform/web/components/links.tsx";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { Notification } from "../contract.ts";
import classes from "./notifications.module.css";
import { texts } from "./texts.ts";
import { useMarkNotificationRead } from "./use-mark-read.ts";

type NotificationItemProps = {
  notification: Notification;
  more?: number;
  onOpen?: () => void;
};

/** Opening it marks it as read. */
export function NotificationItem({ notification, more = 0, onOpen }: NotificationItemProps) {
  const { id, title, text, path, readAt, createdAt } = notification;
  const { mutate: markRead } = useMarkNotificationRead();
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap="sm" className={classes.item}>
      <span className={classes.dot} data-unread={readAt === null || undefined} aria-hidden="true" />
      <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
        <PathAnchor
          path={path}
          onClick={() => readAt === null && markRead(id)}
          onOpen={onOpen}
          className={classes.title}
          data-unread={readAt === null || undefined}
        >
          {title}
          {readAt === null && <span className={classes.hidden}>{`, ${texts.unread}`}</span>}
        </PathAnchor>
        {text && (
          <Text fz="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: "anywhere" }}>
            {text}
          </Text>
        )}
        <Text fz="xs" c="dimmed" component="time" dateTime={createdAt} title={formatInstant(createdAt)}>
          {[formatRelative(createdAt), ...(more > 0 ? [texts.more(more)] : [])].join(" · ")}
        </Text>
      </Stack>
    </Group>
  );
}
