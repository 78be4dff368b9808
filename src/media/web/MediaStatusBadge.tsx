import { Badge } from "@mantine/core";
import { stateColors } from "#platform/web/theme/theme.ts";
import type { MediaStatus } from "../media.ts";
import { texts } from "./texts.ts";

const colors: Record<MediaStatus, string> = {
  draft: stateColors.quiet,
  unproven: stateColors.waiting,
  in_review: stateColors.waiting,
  listed: stateColors.good,
  paused: stateColors.quiet,
  rejected: stateColors.bad,
};

export function MediaStatusBadge({ status }: { status: MediaStatus }) {
  return (
    <Badge variant="outline" color={colors[status]} tt="none">
      {texts.statuses[status]}
    </Badge>
  );
}
