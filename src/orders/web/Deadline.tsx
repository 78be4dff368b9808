import { Text, type TextProps } from "@mantine/core";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { Order } from "../contract.ts";
import { texts } from "./texts.ts";

const hourInMilliseconds = 3_600_000;
const soonHours = 24;

type DeadlineProps = {
  order: Pick<Order, "status" | "deadlineAt">;
  /** All of it; what is due and when, on a card; or when alone, in a column that says what. */
  says?: "all" | "due" | "when";
} & TextProps;

/** When the status ends by itself: from now, and by the clock. Nothing while no clock runs. */
export function Deadline({ order: { status, deadlineAt }, says = "all", ...props }: DeadlineProps) {
  if (!deadlineAt) return null;
  const left = new Date(deadlineAt).getTime() - Date.now();
  const relative = left < 0 ? texts.deadline.over : formatRelative(deadlineAt);
  const name = texts.deadline.names[status];
  return (
    <Text
      component="time"
      dateTime={deadlineAt}
      title={formatInstant(deadlineAt)}
      fz="sm"
      c={left < soonHours * hourInMilliseconds ? "var(--mantine-color-error)" : "dimmed"}
      {...props}
    >
      {says === "when" || !name ? relative : `${name} ${relative}`}
      {says === "all" && ` · ${formatInstant(deadlineAt)}`}
    </Text>
  );
}
