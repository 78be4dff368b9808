import type { OrderParty } from "./moves/party.ts";
import type { OrderStatus } from "./order.ts";

const text = ["title", "content"] as const;
const date = ["publishDateMode", "publishOn"] as const;

/** What is written of an order, by whom, while it has a status; nothing at any other time. */
const open = {
  booked: { by: "client", fields: [...text, ...date] },
  changes_requested: { by: "client", fields: [...text, ...date] },
  briefing: { by: "client", fields: ["title", "brief", ...date] },
  writing: { by: "publisher", fields: text },
} as const satisfies Partial<Record<OrderStatus, { by: OrderParty; fields: readonly string[] }>>;

type Open = typeof open;
export type OpenField = Open[keyof Open]["fields"][number];

/** The fields that a party may write now. */
export function openFields(status: OrderStatus, party: OrderParty): readonly OpenField[] {
  const row = status in open ? open[status as keyof Open] : undefined;
  return row?.by === party ? row.fields : [];
}

/**
 * True while a text that the publisher writes is theirs alone: the advertiser reads it once it was sent, and from then on also
 * while it is changed.
 */
export const isUnseen = (status: OrderStatus, revisionRounds: number, party: OrderParty): boolean =>
  status === "writing" && revisionRounds === 0 && party === "client";
