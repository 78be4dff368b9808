import type { Actor } from "#accounts/actor.ts";
import { organizationsOf, reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import type { MediumMark } from "../contract.ts";
import type { MarkKind } from "../marks.ts";

type MarkRow = Omit<MediumMark, "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date; totalItems: number };

// Every member sees an organization's list ($1), only the project's readers see a campaign's ($2).
const marks = `
  SELECT mark.id, mark.organization_id AS organization, mark.campaign_id AS campaign, campaign.name AS "campaignName", mark.media_project_id AS media,
    media.name AS "mediaName", media.domain AS "mediaDomain", mark.kind, mark.note, mark.created_at AS "createdAt",
    mark.updated_at AS "updatedAt", count(*) OVER () AS "totalItems"
  FROM medium_mark AS mark JOIN media_project AS media ON media.id = mark.media_project_id
  LEFT JOIN campaign ON campaign.id = mark.campaign_id LEFT JOIN project ON project.id = campaign.project_id
  WHERE mark.organization_id = ANY ($1::uuid[])
    AND (mark.campaign_id IS NULL OR project.organization_id = ANY ($2::uuid[]) OR project.id = ANY ($2::uuid[]))
    AND ($3::uuid[] IS NULL OR mark.id = ANY ($3)) AND ($4::uuid IS NULL OR mark.organization_id = $4)
    AND ($5::uuid IS NULL OR mark.campaign_id = $5) AND ($6::uuid IS NULL OR mark.media_project_id = $6)
    AND ($7::text IS NULL OR mark.kind = $7)
    AND ($8::text IS NULL OR position(lower($8) IN lower(media.name)) > 0 OR position(lower($8) IN media.domain) > 0)`;
const marksList = { name: "medium-marks-found", text: marks, by: ['"createdAt"', "id"], direction: "DESC" } as const;

type Filter = PageQuery & {
  ids?: string[];
  organization?: string | undefined;
  campaign?: string | undefined;
  media?: string | undefined;
  kind?: MarkKind | undefined;
  search?: string | undefined;
};

/** Lists marks of the actor's organizations, newest first. */
export async function listMarks(
  reader: Reader,
  actor: Actor,
  { ids, organization, campaign, media, kind, search, ...page }: Filter,
): Promise<ListedPage<MediumMark>> {
  const narrowed = [organization, campaign, media, kind, search].map((value) => value || null);
  return select(reader, actor, [ids ?? null, ...narrowed], page);
}

export async function findMark(reader: Reader, actor: Actor, id: string): Promise<MediumMark | undefined> {
  return (await select(reader, actor, [[id], null, null, null, null, null], { page: 1, itemsPerPage: 1 })).items[0];
}

async function select(reader: Reader, actor: Actor, narrowed: unknown[], page: PageQuery) {
  const values = [organizationsOf(actor), reachOf(actor, "campaign.read"), ...narrowed];
  const { rows, ...length } = await readPage<MarkRow>(reader, { ...marksList, values }, page);
  return { items: rows.map(representMark), ...length };
}

function representMark({ totalItems: _total, ...row }: MarkRow): MediumMark {
  return {
    ...row,
    organization: iri("organizations", row.organization),
    campaign: row.campaign && iri("campaigns", row.campaign),
    media: iri("media", row.media),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
