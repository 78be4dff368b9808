import type { Actor } from "#accounts/actor.ts";
import {
  effectiveRole,
  organizationsOf,
  type PermissionPlace,
  reachedPlaces,
  reachOf,
  rightsIn,
} from "#accounts/permissions.ts";
import { placeConditions } from "#accounts/server/queries-places.ts";
import { snakeCase } from "#platform/contract/case.ts";
import { iri } from "#platform/contract/iri.ts";
import type { ChangedAfter, PageQuery } from "#platform/contract/wire.ts";
import type { Asking, Reader, Tx } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { notFound } from "#platform/http/errors.ts";
import { allowedMoves } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import {
  earliestChangeFirst,
  isChangedAfter,
  type List,
  type ListOrder,
  parameters,
} from "#platform/lists/list-statements.ts";
import type { Media } from "../contract.ts";
import { type EntrySettings, entryOf, type ReviewedClaim } from "../entry/entry.ts";
import { type MediaStatus, metricNames, withPublisherStatuses } from "../media.ts";
import { mediaLife } from "../moves.ts";
import {
  losesMarkAt,
  proofsOf,
  type VerificationMethod,
  type VerificationState,
} from "../verification/verification.ts";

type Look = {
  state: VerificationState | null;
  method: VerificationMethod | null;
  askedAt: Date | null;
  checkedAt: Date | null;
  problem: string | null;
  missingSince: Date | null;
  token: string;
};
type StoredMedia = Omit<Media, "role" | "verification" | "moves" | "createdAt" | "updatedAt"> &
  Look &
  Pick<ReviewedClaim, "vouched" | "reviewedAt"> & {
    settings: EntrySettings;
    createdAt: Date;
    updatedAt: Date;
  };

const metricColumns = [...metricNames, "leadingCountriesIds"]
  .map((name) => `metrics.${snakeCase(name)} AS "${name}"`)
  .join(", ");

// $1 holds whole organizations and single media; each part has an index.
const within = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

// Each metric's newest reading names the shown value's source; one index probe a medium.
const shownColumns = `
  media.id, media.organization_id AS organization, organization.name AS "organizationName", media.name, media.url, media.domain,
  media.media_type AS "mediaType", media.languages, media.countries, media.topics, media.description,
  media.editorial_policy AS "editorialPolicy", media.status, media.rejection_reason AS "rejectionReason",
  media.review_question AS "reviewQuestion", media.verification = 'verified' AS verified, media.holds_domain AS "holdsDomain", media.vouched,
  media.reviewed_at AS "reviewedAt", (SELECT json_build_object('verifiedOnly', verified_only, 'automaticReview', automatic_review) FROM operator_setting) AS settings, media.logo,
  look.state, look.method, look.asked_at AS "askedAt", look.checked_at AS "checkedAt", look.problem,
  look.missing_since AS "missingSince", media.verification_token AS token, ${metricColumns},
  (SELECT coalesce(json_agg(json_build_object('metric', newest.metric, 'source', newest.source, 'readOn', newest.read_on, 'value', newest.value) ORDER BY newest.metric), '[]')
   FROM (SELECT DISTINCT ON (metric) metric, source, read_on, value FROM metric_reading
         WHERE media_project_id = media.id ORDER BY metric, read_on DESC, recorded_at DESC, source) AS newest) AS "metricSources",
  metrics.audience_countries AS "audienceCountries", CASE WHEN metrics.audience_countries IS NOT NULL THEN
    (SELECT json_build_object('source', source, 'readOn', read_on) FROM audience_reading
     WHERE media_project_id = media.id ORDER BY read_on DESC, recorded_at DESC LIMIT 1) END AS "audienceSource",
  (SELECT count(*) FROM outlet_format AS format WHERE format.media_project_id = media.id) AS "formatCount",
  (SELECT count(*) FROM outlet_format AS format WHERE format.media_project_id = media.id AND format.is_listed) AS "listedFormatCount",
  media.created_at AS "createdAt", media.updated_at AS "updatedAt"`;

const columns = `${shownColumns}, ${within} AS own`;

const joins = `
  JOIN organization ON organization.id = media.organization_id
  LEFT JOIN media_verification AS look ON look.media_project_id = media.id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id`;

export const oneMedia = {
  name: "media-one",
  text: `SELECT ${shownColumns} FROM media_project AS media ${joins} WHERE media.id = $1`,
};

// A bookable outlet counts as set up, even with optional items open.
const isIncomplete = `(item.status <> 'listed'
  OR NOT EXISTS (SELECT FROM outlet_format AS format WHERE format.media_project_id = item.id AND format.is_listed))`;

const byKeys = `
  SELECT ${columns} FROM unnest($2::uuid[]) WITH ORDINALITY AS page (id, place) JOIN media_project AS media USING (id) ${joins}
  ORDER BY page.place`;

const readByKeys = (reader: Reader, actor: Actor) => async (ids: string[]) => {
  const values = [reachOf(actor, "media.read"), ids];
  const { rows } = await reader.$client.query<StoredMedia>({ name: "media-by-keys", text: byKeys, values });
  return rows.map((row) => representMedia(row, actor));
};

type Filter = PageQuery &
  ChangedAfter & {
    organization?: string | undefined;
    status?: string | undefined;
    search?: string | undefined;
    incomplete?: boolean | undefined;
  };

const byName: ListOrder = [
  { column: "name", direction: "ASC" },
  { column: "id", direction: "ASC" },
];
const ownPlaces = { organizations: ["organization_id"], media: ["id"] } as const;

/** A branch for each organization, by `media_project_organization`, and for each single outlet. */
function ownOf(actor: Actor, filter: Filter): List {
  const { organization, status, search, incomplete } = filter;
  const { values, of } = parameters();
  const places = placeConditions(reachedPlaces(actor, "media.read"), ownPlaces, of);
  const filtered = [
    organization && `item.organization_id = ${of(organization)}`,
    status && `item.status = ${of(status)}`,
    search && `strpos(lower(item.name || ' ' || item.domain), lower(${of(search)})) > 0`,
    incomplete !== undefined && `${incomplete ? "" : "NOT "}${isIncomplete}`,
    isChangedAfter(filter, of),
  ];
  const branches = places.map((place) => ({ from: "media_project AS item", where: [place, ...filtered] }));
  return { branches, order: filter["updatedAt[after]"] ? earliestChangeFirst : byName, values };
}

export const listOwnMedia = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<Media>> =>
  readListByKeys(reader, ownOf(actor, filter), filter, readByKeys(reader, actor));

const inReview: MediaStatus = "in_review";

const formatsInReview = `SELECT media.id FROM outlet_format AS format JOIN media_project AS media ON media.id = format.media_project_id
    WHERE format.is_in_review AND media.status NOT IN ${literals(withPublisherStatuses)}`;

/** SQL: outlets in review. $1: the reader's organizations, about which they decide nothing. */
export const mediaThatWait = `
  SELECT updated_at AS since FROM media_project WHERE organization_id <> ALL ($1::uuid[])
    AND (status = ${literal(inReview)} OR id IN (${formatsInReview}))`;

/** Outlet and formats are one case; formats of a publisher's unfinished outlet wait for it. By `media_project_status`. */
function reviewOf(actor: Actor, status: MediaStatus): List {
  const { values, of } = parameters();
  const others = `item.organization_id <> ALL (${of(organizationsOf(actor))}::uuid[])`;
  const branches = [
    { from: "media_project AS item", where: [`item.status = ${of(status)}`, status === inReview && others] },
  ];
  if (status === inReview)
    branches.push({ from: "media_project AS item", where: [`item.id IN (${formatsInReview})`, others] });
  return { branches, order: earliestChangeFirst, values };
}

/** Lists all media of a status, for operators alone (R1.10); reviews leave out the reader's own. */
export const listMediaForReview = (
  reader: Reader,
  actor: Actor,
  { status, ...page }: PageQuery & { status: MediaStatus },
): Promise<ListedPage<Media>> => readListByKeys(reader, reviewOf(actor, status), page, readByKeys(reader, actor));

type FoundMedia = Omit<StoredMedia, "own"> | undefined;

/** Reads a medium for nobody in particular: `showMedia` says who sees it. */
export async function readMedium(asking: Asking, id: string): Promise<FoundMedia> {
  const { rows } = await asking.$client.query<Omit<StoredMedia, "own">>({ ...oneMedia, values: [id] });
  return rows[0];
}

/** Shows a listed medium to anybody signed in, one's own in any status, and all to an operator. */
export function showMedia(found: FoundMedia, actor: Actor): Media | undefined {
  if (!found) return undefined;
  const reach = reachOf(actor, "media.read");
  const own = reach.includes(found.organization) || reach.includes(found.id);
  const isShown = found.status === "listed" || actor.operator || own;
  return isShown ? representMedia({ ...found, own }, actor) : undefined;
}

export const findMedia = async (reader: Reader, actor: Actor, id: string): Promise<Media | undefined> =>
  showMedia(await readMedium(reader, id), actor);

/** How many of these the actor sees, by the rule of `showMedia`. */
export async function countSeenMedia(asking: Asking, actor: Actor, ids: readonly string[]): Promise<number> {
  const { rows } = await asking.$client.query<{ seen: number }>({
    name: "media-seen-count",
    text: `SELECT count(*) AS seen FROM media_project AS media WHERE media.id = ANY ($2::uuid[]) AND (media.status = 'listed' OR $3 OR ${within})`,
    values: [reachOf(actor, "media.read"), ids, actor.operator],
  });
  return rows[0]?.seen ?? 0;
}

export async function findOwnMedia(reader: Reader, actor: Actor, ids: string[]): Promise<ListedPage<Media>> {
  const text = `SELECT ${columns} FROM media_project AS media ${joins}
                WHERE media.id = ANY ($2::uuid[]) AND ${within} ORDER BY media.name, media.id`;
  const values = [reachOf(actor, "media.read"), ids];
  const { rows } = await reader.$client.query<StoredMedia>({ name: "media-several", text, values });
  return { items: rows.map((row) => representMedia(row, actor)), totalItems: rows.length };
}

/** Operators get no review moves for outlets of their own organizations. */
function movesOf(listed: StoredMedia, actor: Actor): Media["moves"] {
  const { id, organization: organizationId, verified, settings, status, holdsDomain, vouched, reviewedAt } = listed;
  const claim = { verification: verified ? "verified" : "unverified", holdsDomain, vouched, reviewedAt } as const;
  const subject = { ...entryOf(claim, settings), status };
  const may = rightsIn(actor, { organizationId, mediaProjectId: id });
  const isReviewer = actor.operator && !organizationsOf(actor).includes(organizationId);
  return [
    ...allowedMoves(mediaLife, subject, { party: "publisher", may }),
    ...(isReviewer ? allowedMoves(mediaLife, subject, { party: "operator", may }) : []),
  ];
}

function representMedia(row: StoredMedia, actor: Actor): Media {
  const { vouched: _vouched, reviewedAt: _reviewed, settings: _settings, ...shown } = row;
  const { state, method, askedAt, checkedAt, problem, missingSince, token, ...medium } = shown;
  const look = { state, method, askedAt, checkedAt, problem, missingSince, token };
  return {
    ...medium,
    // The reviewer's question is confidential between Byline and the publisher.
    reviewQuestion: row.own || actor.operator ? row.reviewQuestion : null,
    verification: row.own ? verificationOf(row, look) : null,
    role: effectiveRole(actor, { organizationId: row.organization, mediaProjectId: row.id }) ?? null,
    moves: movesOf(row, actor),
    organization: iri("organizations", row.organization),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function verificationOf({ domain, url, verified }: StoredMedia, look: Look): Media["verification"] {
  return {
    state: look.state ?? (verified ? "verified" : "unverified"),
    checking: look.askedAt !== null,
    method: look.method,
    checkedAt: look.checkedAt?.toISOString() ?? null,
    problem: look.problem,
    losesMarkAt: look.missingSince && losesMarkAt(look.missingSince).toISOString(),
    proofs: proofsOf({ domain, url, token: look.token }),
  };
}

export async function placeOfMedia(reader: Reader, id: string): Promise<PermissionPlace | undefined> {
  const { rows } = await reader.$client.query<{ organizationId: string }>({
    name: "media-organization",
    text: `SELECT organization_id AS "organizationId" FROM media_project WHERE id = $1`,
    values: [id],
  });
  return rows[0] && { ...rows[0], mediaProjectId: id };
}

/** The places of several outlets, by their ids. */
export async function placesOfMedia(reader: Reader, ids: readonly string[]): Promise<Map<string, PermissionPlace>> {
  const { rows } = await reader.$client.query<{ id: string; organizationId: string }>({
    name: "media-organizations",
    text: `SELECT id, organization_id AS "organizationId" FROM media_project WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, organizationId }) => [id, { organizationId, mediaProjectId: id }]));
}

/** Locks a medium. Throws 404. */
export async function lockMedium(tx: Tx, id: string): Promise<ReviewedClaim & { status: MediaStatus }> {
  const { rows } = await tx.$client.query<ReviewedClaim & { status: MediaStatus }>(
    `SELECT status, verification, holds_domain AS "holdsDomain", vouched, reviewed_at AS "reviewedAt" FROM media_project WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw notFound("This outlet");
  return rows[0];
}

export async function nameOfMedia(reader: Reader, id: string): Promise<string> {
  const { rows } = await reader.$client.query<{ name: string }>({
    name: "media-name",
    text: "SELECT name FROM media_project WHERE id = $1",
    values: [id],
  });
  return rows[0]?.name ?? "";
}

export async function domainOfMedia(reader: Reader, id: string): Promise<string | undefined> {
  const { rows } = await reader.$client.query<{ domain: string }>({
    name: "media-domain",
    text: "SELECT domain FROM media_project WHERE id = $1",
    values: [id],
  });
  return rows[0]?.domain;
}
