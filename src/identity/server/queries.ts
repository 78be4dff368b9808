import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationStatuses } from "#accounts/organizations/organization.ts";
import { organizationsOf, rightsIn } from "#accounts/permissions.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { isAllowed, type MoveMaker } from "#platform/lifecycle/lifecycle.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import type { Identity } from "../contract.ts";
import type { IdentityState } from "../identity.ts";
import { type IdentityMoveRow, identityLife, identityMovesOfPeople, identitySubject } from "../moves.ts";
import { identityDocument } from "./tables.ts";

const waiting = literal("in_review" satisfies IdentityState);
const decided = literals(["approved", "rejected"] satisfies IdentityState[]);

type ListedIdentity = Omit<Identity, "moves" | "organization" | "documentsDeletedAt" | "submittedAt" | "decidedAt"> & {
  documentsDeletedAt: Date | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  keptState: IdentityState;
  totalItems: number;
};

/**
 * SQL: the state of a verification `it`. An approval ends with the ownership: a new owner proves their own identity.
 */
const standing = `CASE WHEN it.state = ${literal("approved" satisfies IdentityState)} AND EXISTS (SELECT FROM organization_member AS owner
    WHERE owner.organization_id = it.organization_id AND owner.owner_since > it.decided_at)
  THEN ${literal("in_progress" satisfies IdentityState)} ELSE it.state END`;

const columns = `
  organization.id, organization.name AS "organizationName", coalesce(${standing}, 'not_started') AS state, coalesce(it.state, 'not_started') AS "keptState", coalesce(it.kind, 'person') AS kind,
  coalesce(it.legal_name, '') AS "legalName", coalesce(it.country, '') AS country, coalesce(it.address, '') AS address,
  it.birth_date AS "birthDate", it.register_number AS "registerNumber", coalesce(it.provider, 'manual') AS provider,
  coalesce(it.notes, '') AS notes, it.documents_deleted_at AS "documentsDeletedAt", it.submitted_at AS "submittedAt",
  it.decided_at AS "decidedAt", (SELECT identity_document_days FROM operator_setting) AS "documentDays", (
    SELECT coalesce(json_agg(json_build_object('id', document.id, 'kind', document.kind, 'name', document.name,
      'contentType', document.content_type, 'bytes', document.bytes,
      'createdAt', to_char(document.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY document.kind), '[]')
    FROM identity_document AS document WHERE document.organization_id = organization.id) AS documents`;

// Waiting ones come first, in their order; then the latest change.
const listText = `
  SELECT ${columns}, coalesce(CASE WHEN it.state = ${waiting} THEN it.submitted_at END, 'infinity') AS waits,
    -extract(epoch FROM it.updated_at) AS "sinceChange", count(*) OVER () AS "totalItems"
  FROM identity_verification AS it JOIN organization ON organization.id = it.organization_id
  WHERE ($2 OR it.organization_id = ANY ($1::uuid[])) AND ($3::text IS NULL OR ${standing} = $3)`;
const identityList = { name: "identities", text: listText, by: ["waits", '"sinceChange"', "id"] };

/** Lists the actor's organizations; for an operator, all verifications that have begun. */
export async function listIdentities(
  reader: Reader,
  actor: Actor,
  { state, ...page }: PageQuery & { state?: IdentityState | undefined },
): Promise<ListedPage<Identity>> {
  const values = [organizationsWhere(actor, "identity.verify"), actor.operator, state ?? null];
  const { rows, ...length } = await readPage<ListedIdentity>(reader, { ...identityList, values }, page);
  return { items: rows.map((row) => representIdentity(row, actor)), ...length };
}

const itemText = `
  SELECT ${columns}, 1 AS "totalItems"
  FROM organization LEFT JOIN identity_verification AS it ON it.organization_id = organization.id WHERE organization.id = $1`;

/** Also answers for an organization that has not begun; undefined without the right to see it. */
export async function findIdentity(reader: Reader, actor: Actor, id: string): Promise<Identity | undefined> {
  if (!actor.operator && !organizationsWhere(actor, "identity.verify").includes(id)) return undefined;
  const { rows } = await reader.$client.query<ListedIdentity>({ name: "identity", text: itemText, values: [id] });
  return rows[0] && representIdentity(rows[0], actor);
}

function representIdentity(
  { totalItems: _total, keptState, documentsDeletedAt, submittedAt, decidedAt, ...row }: ListedIdentity,
  actor: Actor,
): Identity {
  const subject = identitySubject({ state: keptState, kind: row.kind, decidedAt });
  const may = rightsIn(actor, { organizationId: row.id });
  const makers: MoveMaker<IdentityMoveRow>[] = [{ party: "owner", may }];
  if (actor.operator && !organizationsOf(actor).includes(row.id)) makers.push({ party: "operator", may });
  return {
    ...row,
    moves: identityMovesOfPeople.filter((name) =>
      makers.some((maker) => isAllowed(identityLife, name, subject, maker)),
    ),
    organization: iri("organizations", row.id),
    documentsDeletedAt: documentsDeletedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export async function findDocument(reader: Reader, organizationId: string, id: string) {
  const [row] = await reader
    .select()
    .from(identityDocument)
    .where(and(eq(identityDocument.id, id), eq(identityDocument.organizationId, organizationId)));
  return row;
}

/** SQL: the retention of a verification `it` has ended. Documents in review always stay. */
/** SQL: verifications in review. $1: the reader's organizations, about which they decide nothing. */
export const identitiesThatWait = `
  SELECT submitted_at AS since FROM identity_verification AS it
  WHERE it.state = ${waiting} AND it.organization_id <> ALL ($1::uuid[])`;

const isOver = `it.state <> ${waiting} AND CASE WHEN it.state IN ${decided} THEN it.decided_at ELSE it.updated_at END
  < now() - make_interval(days => (SELECT identity_document_days FROM operator_setting))`;

export async function findForgettable(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "identities-forgettable",
    text: `SELECT it.organization_id AS id FROM identity_verification AS it
           WHERE ${isOver} AND EXISTS (SELECT FROM identity_document AS document WHERE document.organization_id = it.organization_id)
           ORDER BY it.updated_at, it.organization_id LIMIT $1`,
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** Returns organizations that closed so long ago that Byline no longer needs their identity. */
export async function findEnded(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "identities-ended",
    text: `SELECT it.organization_id AS id FROM identity_verification AS it
           JOIN organization ON organization.id = it.organization_id CROSS JOIN operator_setting AS setting
           WHERE organization.status = ${organizationStatuses.closed} AND it.legal_name <> ''
             AND organization.updated_at < now() - make_interval(days => setting.identity_data_days)
           ORDER BY organization.updated_at, it.organization_id LIMIT $1`,
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** Expects a locked row. */
export async function isForgettable(reader: Reader, organizationId: string): Promise<boolean> {
  const { rowCount } = await reader.$client.query({
    name: "identity-forgettable",
    text: `SELECT FROM identity_verification AS it WHERE it.organization_id = $1 AND ${isOver}`,
    values: [organizationId],
  });
  return rowCount === 1;
}

export const keyOfDocument = (id: string): string => `identity-${id}`;

/** Defaults to `not_started` and an empty name. */
export async function readIdentity(
  reader: Reader,
  organizationId: string,
): Promise<{ state: IdentityState; legalName: string }> {
  const { rows } = await reader.$client.query<{ state: IdentityState; legalName: string }>({
    name: "identity-standing",
    text: `SELECT ${standing} AS state, it.legal_name AS "legalName" FROM identity_verification AS it WHERE it.organization_id = $1`,
    values: [organizationId],
  });
  return rows[0] ?? { state: "not_started", legalName: "" };
}

export const readIdentityState = async (reader: Reader, organizationId: string): Promise<IdentityState> =>
  (await readIdentity(reader, organizationId)).state;
