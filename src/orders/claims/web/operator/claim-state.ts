import { formatInstant } from "#platform/web/dates.ts";
import type { Claim } from "../../contract.ts";
import { texts } from "../texts.ts";

export const claimStateOf = ({ status, dueAt, closedAt }: Claim): string =>
  closedAt ? texts.closed(texts.statuses[status], formatInstant(closedAt)) : texts.due(formatInstant(dueAt));
