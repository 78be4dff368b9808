import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatInstant } from "#platform/web/dates.ts";
import { calledOffStatuses } from "../../statuses.ts";
import { orderTableWords } from "../order-table-words.ts";
import { texts as orderTexts } from "../texts.ts";
import classes from "./calendar.module.css";
import type { CalendarEntry } from "./entries.ts";
import { texts } from "./texts.ts";

export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const { kind, order } = entry;
  const { id, number, title, mediaName, status } = order;
  const hasEnded = calledOffStatuses.includes(status);
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, order: id })}
      resetScroll={false}
      className={classes.entry}
      data-kind={hasEnded ? "ended" : kind}
      title={timeOf(entry)}
    >
      <span className={classes.why}>
        {hasEnded ? `${reasonOf(entry)} · ${orderTableWords.status(order)}` : reasonOf(entry)}
        {kind === "due" && isOver(order.deadlineAt) && `, ${orderTexts.deadline.over}`}
      </span>
      <span className={classes.title}>
        {title || orderTexts.untitled}
        <VisuallyHidden>{orderTexts.onMedia(number, mediaName)}</VisuallyHidden>
      </span>
      <span aria-hidden className={classes.where}>
        {mediaName}
      </span>
    </Link>
  );
}

function reasonOf({ kind, order: { status, party, publishDateMode } }: CalendarEntry): string {
  if (kind === "published") return texts.published;
  return kind === "asked" ? texts.asked[publishDateMode] : (orderTexts.deadline.named(status, party) ?? texts.due);
}

/** A requested day has no time. */
function timeOf({ kind, order: { publishedAt, deadlineAt } }: CalendarEntry): string | undefined {
  const instant = { published: publishedAt, due: deadlineAt, asked: null }[kind];
  return instant ? formatInstant(instant) : undefined;
}

const isOver = (deadlineAt: string | null): boolean => deadlineAt !== null && Date.parse(deadlineAt) < Date.now();
