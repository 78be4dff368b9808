import type { Actor } from "#accounts/actor.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { type OrderSides, showsOrderAmounts } from "../../order-reader.ts";
import { newestOfOrder, type OfOrder, readOfOrder, statementsOf } from "../../server/queries-of-order.ts";
import { isReached } from "../../server/queries-reach.ts";
import type { BriefVersion } from "../contract.ts";

type BriefVersionRow = Omit<BriefVersion, "showsAmounts" | "acceptedAt" | "createdAt"> &
  OrderSides & { acceptedAt: Date | null; createdAt: Date; totalItems: number };

export const briefVersionStatements = statementsOf(
  "brief-versions",
  newestOfOrder,
  (asked) => `
  SELECT version.id, version.order_id AS "order", version.brief, coalesce(writer.name, '') AS "writtenBy", version.accepted_at AS "acceptedAt",
    version.created_at AS "createdAt", o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
    o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId", count(*) OVER () AS "totalItems"
  FROM brief_version AS version JOIN publication_order AS o ON o.id = version.order_id JOIN campaign ON campaign.id = o.campaign_id
  LEFT JOIN client_user AS writer ON writer.id = version.written_by
  WHERE ($2 OR ${isReached}) AND version.${asked === "id" ? "id" : "order_id"} = $3`,
);

/** Briefs of the actor's orders as sent (R4.5), newest first. */
export async function listBriefVersions(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<BriefVersion>> {
  const { rows, ...length } = await readOfOrder<BriefVersionRow>(reader, actor, briefVersionStatements, of);
  return { items: rows.map((row) => representBriefVersion(row, actor)), ...length };
}

function representBriefVersion(row: BriefVersionRow, actor: Actor): BriefVersion {
  const { id, brief, writtenBy } = row;
  return {
    id,
    brief,
    writtenBy,
    order: iri("orders", row.order),
    showsAmounts: showsOrderAmounts(row, actor),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
