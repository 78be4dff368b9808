import { Text, type TextProps } from "@mantine/core";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { ListedOrder } from "../contract.ts";
import { dueToneOf } from "../due-tone.ts";
import { texts } from "./texts.ts";

type DeadlineProps = {
  order: Pick<ListedOrder, "status" | "dueAt" | "party">;
  /** `due` suits a card, `when` a column with a heading of its own. */
  says?: "all" | "due" | "when";
} & TextProps;

export function Deadline({ order: { status, dueAt, party }, says = "all", ...props }: DeadlineProps) {
  if (!dueAt) return null;
  const isOver = new Date(dueAt).getTime() < Date.now();
  const relative = isOver ? texts.deadline.over : formatRelative(dueAt);
  const name = texts.deadline.named(status, party);
  return (
    <Text
      component="time"
      dateTime={dueAt}
      title={formatInstant(dueAt)}
      fz="sm"
      c={dueToneOf(dueAt, new Date()) === "bad" ? "var(--mantine-color-error)" : "dimmed"}
      {...props}
    >
      {says === "when" || !name ? relative : isOver ? texts.deadline.overdue(name) : `${name} ${relative}`}
      {says === "all" && ` · ${formatInstant(dueAt)}`}
    </Text>
  );
}
