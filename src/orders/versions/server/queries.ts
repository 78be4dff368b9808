import type { Actor } from "#accounts/actor.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOfOrder, type OfOrder, readOfOrder, statementsOf } from "../../server/queries-of-order.ts";
import { isReached, isReachedAsClient, isReachedAsPublisher } from "../../server/queries-reach.ts";
import type { TextVersion } from "../contract.ts";
import type { TextVersionKind } from "../version.ts";

type TextVersionRow = Omit<TextVersion, "writtenAt" | "createdAt"> & {
  writtenAt: Date;
  createdAt: Date;
  totalItems: number;
};

const sent: TextVersionKind = "sent";

// The other side reads sent texts, never discarded drafts.
export const textVersionStatements = statementsOf(
  "text-versions",
  newestOfOrder,
  (asked) => `
  SELECT version.id, version.order_id AS "order", version.kind, version.title, version.content,
    coalesce(writer.name, '') AS "writtenBy", version.written_at AS "writtenAt", version.created_at AS "createdAt", count(*) OVER () AS "totalItems"
  FROM text_version AS version JOIN publication_order AS o ON o.id = version.order_id JOIN campaign ON campaign.id = o.campaign_id
  LEFT JOIN client_user AS writer ON writer.id = version.written_by
  WHERE ($2 OR (version.kind = ${literal(sent)} AND ${isReached})
      OR (version.side = ${literal<TradeSide>("client")} AND ${isReachedAsClient}) OR (version.side = ${literal<TradeSide>("publisher")} AND ${isReachedAsPublisher}))
    AND version.${asked === "id" ? "id" : "order_id"} = $3`,
);

/** Versions of the actor's orders, newest first. */
export async function listTextVersions(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<TextVersion>> {
  const { rows, ...length } = await readOfOrder<TextVersionRow>(reader, actor, textVersionStatements, of);
  return { items: rows.map(representTextVersion), ...length };
}

export async function findTextVersion(reader: Reader, actor: Actor, id: string): Promise<TextVersion | undefined> {
  return (await listTextVersions(reader, actor, { id })).items[0];
}

const representTextVersion = ({ totalItems: _total, writtenAt, createdAt, ...row }: TextVersionRow): TextVersion => ({
  ...row,
  order: iri("orders", row.order),
  writtenAt: writtenAt.toISOString(),
  createdAt: createdAt.toISOString(),
});
