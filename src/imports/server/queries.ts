import type { Actor } from "#accounts/actor.ts";
import { rightsIn } from "#accounts/permissions.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { isAllowed, type MoveMaker } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import type { CatalogueImport, KeepReason, UndoReport } from "../contract.ts";
import { type ImportMoveRow, importLife, importMovesOfPeople, importSubject } from "../import.ts";
import { importPartyOf } from "./party.ts";

type StoredImport = Omit<CatalogueImport, "moves" | "createdAt" | "finishedAt" | "undoneAt"> & {
  byOperator: boolean;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
};

const columns = `
  import.id, import.organization_id AS organization, organization.name AS "organizationName",
  coalesce(nullif(client_user.name, ''), client_user.email) AS "createdByName", import.kind, import.file_name AS "fileName",
  import.file_bytes AS "fileBytes", import.state, import.file_kept AS "fileKept", import.columns, import.sample, import.options,
  import.by_operator AS "byOperator", import.progress_percent AS "progressPercent", import.counts, import.findings, import.problem, import.undo,
  import.created_at AS "createdAt", import.finished_at AS "finishedAt", import.undone_at AS "undoneAt"`;
const joins = `
  LEFT JOIN organization ON organization.id = import.organization_id
  LEFT JOIN client_user ON client_user.id = import.created_by`;
// $1: whether the reader is an operator; $2: the organizations whose media the reader may add.
const within = "($1 OR import.organization_id = ANY ($2::uuid[]))";

const newest: ListOrder = [{ column: "id", direction: "DESC" }];

/** A branch for each organization, by `catalogue_import_organization`; for an operator one of all. */
function listOf(actor: Actor, organization: string | undefined) {
  const { values, of } = parameters();
  const places = actor.operator
    ? [organization && `item.organization_id = ${of(organization)}`]
    : organizationsWhere(actor, "media.create")
        .filter((id) => !organization || id === organization)
        .map((id) => `item.organization_id = ${of(id)}`);
  const branches = places.map((place) => ({ from: "catalogue_import AS item", where: [place] }));
  const joined = `JOIN catalogue_import AS import USING (id) ${joins}`;
  return { name: "imports", branches, order: newest, columns, joins: joined, values };
}

/** Lists the newest first. Operators see all, others only organizations whose media they may add. */
export const listImports = (
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<ListedPage<CatalogueImport>> =>
  readList(reader, listOf(actor, organization), page, (row: StoredImport) => representImport(row, actor));

export async function findImport(reader: Reader, actor: Actor, id: string): Promise<CatalogueImport | undefined> {
  const { rows } = await reader.$client.query<StoredImport>({
    name: "imports-one",
    text: `SELECT ${columns} FROM catalogue_import AS import ${joins} WHERE ${within} AND import.id = $3`,
    values: [...scopeOf(actor), id],
  });
  return rows[0] && representImport(rows[0], actor);
}

const scopeOf = (actor: Actor) => [actor.operator, organizationsWhere(actor, "media.create")];

function representImport(
  { organization, byOperator, createdAt, finishedAt, undoneAt, ...row }: StoredImport,
  actor: Actor,
): CatalogueImport {
  const may = rightsIn(actor, organization ? { organizationId: organization } : undefined);
  const subject = importSubject({ ...row, byOperator });
  const maker: MoveMaker<ImportMoveRow> = { party: importPartyOf(actor, organization), may };
  return {
    ...row,
    // Findings that were kept before kinds and words were counted have none.
    findings: row.findings && { ...noKinds, ...row.findings },
    organization: organization && iri("organizations", organization),
    moves: importMovesOfPeople.filter((name) => isAllowed(importLife, name, subject, maker)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

const noKinds = { kinds: [], words: [] };

const keptShown = 100;

export async function keptMedia(tx: Tx): Promise<Pick<UndoReport, "kept" | "keptCount">> {
  const { rows } = await tx.$client.query<{ domain: string; reason: KeepReason; total: number }>(`
    SELECT domain, min(kept) AS reason, count(*) OVER ()::integer AS total
    FROM undo_change JOIN media_project AS media ON media.id = undo_change.media_project_id
    WHERE kept IS NOT NULL GROUP BY domain ORDER BY domain LIMIT ${keptShown}`);
  return { kept: rows.map(({ domain, reason }) => ({ domain, reason })), keptCount: rows[0]?.total ?? 0 };
}
