import type { OrderParty } from "./moves/party.ts";
import type { OrderStatus } from "./order.ts";

const text = ["title", "content"] as const;
const date = ["publishDateMode", "publishOn"] as const;

/** Writable fields by status. A missing status has none. */
const open = {
  booked: { by: "client", fields: [...text, ...date] },
  changes_requested: { by: "client", fields: [...text, ...date] },
  briefing: { by: "client", fields: ["title", "brief", ...date] },
  writing: { by: "publisher", fields: text },
} as const satisfies Partial<Record<OrderStatus, { by: OrderParty; fields: readonly string[] }>>;

type Open = typeof open;
export type OpenField = Open[keyof Open]["fields"][number];

export function openFields(status: OrderStatus, party: OrderParty): readonly OpenField[] {
  const row = status in open ? open[status as keyof Open] : undefined;
  return row?.by === party ? row.fields : [];
}

/** True while a publisher's first draft is private. Once sent, the advertiser also reads later changes. */
export const isUnseen = (status: OrderStatus, revisionRounds: number, party: OrderParty): boolean =>
  status === "writing" && revisionRounds === 0 && party === "client";
