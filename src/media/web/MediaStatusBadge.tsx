import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { MediaStatus } from "../media.ts";
import { mediaTones } from "../media.ts";
import { texts } from "./texts.ts";

export function MediaStatusBadge({ status }: { status: MediaStatus }) {
  return <StatusTag tone={mediaTones[status]}>{texts.statuses[status]}</StatusTag>;
}
