import IconCheck from "@tabler/icons-react/icons/IconCheck";
import { Link } from "@tanstack/react-router";
import type { Notification } from "#notifications/contract.ts";
import { texts as notificationTexts } from "#notifications/web/texts.ts";
import { useMarkNotificationRead, useMarkReadByHand } from "#notifications/web/use-mark-read.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { PathAnchor } from "#platform/web/components/links.tsx";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import { keyed } from "#platform/web/keys/keys.ts";
import classes from "./inbox.module.css";
import type { InboxAddress } from "./inbox-address.ts";
import { kindIcons } from "./kind-icons.ts";
import { texts } from "./texts.ts";

type InboxLineProps = { notification: Notification; search: InboxAddress; hasPane: boolean };

/** Opening a line marks it as read. */
export function InboxLine({ notification, search, hasPane }: InboxLineProps) {
  const { id, kind, title, text, path, readAt, createdAt } = notification;
  const { mutate: markRead } = useMarkNotificationRead();
  const isUnread = readAt === null;
  const open = () => isUnread && markRead(id);
  const [said, number] = splitNumber(title);
  const name = (
    <>
      {said}
      {number && <span className={classes.number}>{` · ${number}`}</span>}
      {isUnread && <span className={classes.hidden}>{`, ${notificationTexts.unread}`}</span>}
    </>
  );
  return (
    <li
      className={classes.line}
      data-row
      data-unread={isUnread || undefined}
      data-current={(hasPane && search.line === id) || undefined}
    >
      <span className={classes.kind} title={texts.kinds[kind]}>
        <Icon of={kindIcons[kind]} />
      </span>
      <div className={classes.words}>
        {hasPane ? (
          <Link
            to="/notifications"
            search={{ ...search, line: id }}
            resetScroll={false}
            onClick={open}
            className={classes.title}
          >
            {name}
          </Link>
        ) : (
          <PathAnchor path={path} onClick={open} className={classes.title} underline="never">
            {name}
          </PathAnchor>
        )}
        {text && <span className={classes.text}>{text}</span>}
      </div>
      <time className={classes.time} dateTime={createdAt} title={formatInstant(createdAt)}>
        {formatRelative(createdAt)}
      </time>
      {isUnread && <ReadButton notification={notification} />}
    </li>
  );
}

/** An order's number ends the subject; here it is second to what happened. */
function splitNumber(title: string): [string, string | undefined] {
  const at = title.lastIndexOf(" · ");
  return at < 0 ? [title, undefined] : [title.slice(0, at), title.slice(at + 3)];
}

function ReadButton({ notification: { id, title } }: { notification: Notification }) {
  const { mutate: markRead, isPending } = useMarkReadByHand();
  return (
    <IconButton
      of={IconCheck}
      className={classes.mark}
      loading={isPending}
      onClick={() => markRead(id)}
      {...keyed("markRead", notificationTexts.readOne(title))}
    />
  );
}
