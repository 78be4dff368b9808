import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import type { SavedView } from "../contract.ts";

type SavedViewRow = Omit<SavedView, "createdAt" | "updatedAt"> & {
  createdAt: Date;
  updatedAt: Date;
  totalItems: number;
};

// Own and shared views, only while the reader is in the organization.
const views = `
  SELECT view.id, view.organization_id AS organization, view.name, view.query, view.shared, view.owner_id = $1 AS own,
    coalesce(nullif(owner.name, ''), owner.email) AS "ownerName", view.created_at AS "createdAt", view.updated_at AS "updatedAt",
    lower(view.name) AS sorted, count(*) OVER () AS "totalItems"
  FROM saved_view AS view JOIN client_user AS owner ON owner.id = view.owner_id
  WHERE view.organization_id = ANY ($2::uuid[]) AND (view.owner_id = $1 OR view.shared)
    AND ($3::uuid IS NULL OR view.id = $3) AND ($4::uuid IS NULL OR view.organization_id = $4)`;
const viewsList = { name: "saved-views", text: views, by: ["sorted", "id"] };

/** Lists the actor's own views and their organizations' shared ones, by name. */
export async function listViews(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<ListedPage<SavedView>> {
  return select(reader, actor, [null, organization ?? null], page);
}

export async function findView(reader: Reader, actor: Actor, id: string): Promise<SavedView | undefined> {
  return (await select(reader, actor, [id, null], { page: 1, itemsPerPage: 1 })).items[0];
}

async function select(reader: Reader, actor: Actor, narrowed: unknown[], page: PageQuery) {
  const values = [actor.userId, organizationsOf(actor), ...narrowed];
  const { rows, ...length } = await readPage<SavedViewRow>(reader, { ...viewsList, values }, page);
  return { items: rows.map(representSavedView), ...length };
}

function representSavedView({ totalItems: _total, ...row }: SavedViewRow): SavedView {
  return {
    ...row,
    organization: iri("organizations", row.organization),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
