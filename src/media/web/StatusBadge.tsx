import { Badge } from "@mantine/core";
import type { MediaStatus } from "../media.ts";
import { texts } from "./texts.ts";

const colors: Record<MediaStatus, string> = {
  draft: "gray.7",
  in_review: "yellow.9",
  listed: "green.9",
  paused: "gray.7",
  rejected: "red.9",
};

/** Where a medium or a format stands. */
export function StatusBadge({ status }: { status: MediaStatus }) {
  return (
    <Badge variant="outline" color={colors[status]} tt="none">
      {texts.statuses[status]}
    </Badge>
  );
}
