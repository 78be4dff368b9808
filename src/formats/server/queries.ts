import { organizationsOf, reachOf } from "#accounts/permissions.ts";
import type { Actor } from "#platform/contract/actor.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Format } from "../contract.ts";

type Row = Omit<Format, "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date; totalItems: number };

// $1 holds the organizations and single media that the reader works for, $2 the organizations whose own prices count.
const within = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

// A format is seen when it is listed on a listed medium (a contributor's too, by its direct link), or when it is one's own.
const select = `
  SELECT format.id, format.media_project_id AS media, media.name AS "mediaName", media.domain AS "mediaDomain", format.status, format.version,
    format.format_type AS "formatType", format.price_cents AS "priceCents", format.extras, format.text_min_characters AS "textMinCharacters",
    format.text_max_characters AS "textMaxCharacters", format.turnaround_hours AS "turnaroundHours", format.hyperlinks_max AS "hyperlinksMax",
    format.hyperlink_kind AS "hyperlinkKind", format.dofollow_fee_cents AS "dofollowFeeCents", format.images_min AS "imagesMin",
    format.images_max AS "imagesMax", format.topics_accepted AS "topicsAccepted", format.topics_refused AS "topicsRefused",
    format.permanence_months AS "permanenceMonths", format.ad_label AS "adLabel", format.homepage_days AS "homepageDays",
    format.other_conditions AS "otherConditions", format.writing_service AS "writingService", format.writing_price_cents AS "writingPriceCents",
    format.example_links AS "exampleLinks", format.category, format.guarantee_days AS "guaranteeDays", format.contributor,
    (SELECT min(price_cents) FROM agreed_price WHERE agreed_price.format_id = format.id AND agreed_price.organization_id = ANY ($2::uuid[])) AS "desiredPriceCents",
    ${within} AS own, format.created_at AS "createdAt", format.updated_at AS "updatedAt", count(*) OVER () AS "totalItems"
  FROM format JOIN media_project AS media ON media.id = format.media_project_id
  WHERE ((format.status = 'listed' AND media.status = 'listed') OR ${within})`;

const ofMedia = `${select} AND ($3::uuid IS NULL AND ${within} OR format.media_project_id = $3)
  ORDER BY format.format_type, format.price_cents, format.id LIMIT $4 OFFSET $5`;
const one = `${select} AND format.id = $3`;

/** The formats of a medium; without one, those of the actor's own media. */
export async function listFormats(
  reader: Reader,
  actor: Actor,
  { media, page, itemsPerPage }: Page & { media?: string | undefined },
): Promise<{ items: Format[]; totalItems: number }> {
  const values = [...scopeOf(actor), media ?? null, itemsPerPage, (page - 1) * itemsPerPage];
  const { rows } = await reader.$client.query<Row>({ name: "formats-of-media", text: ofMedia, values });
  return { items: rows.map(represent), totalItems: rows[0]?.totalItems ?? 0 };
}

export async function findFormat(reader: Reader, actor: Actor, id: string): Promise<Format | undefined> {
  const { rows } = await reader.$client.query<Row>({
    name: "format-one",
    text: one,
    values: [...scopeOf(actor), id],
  });
  return rows[0] && represent(rows[0]);
}

const scopeOf = (actor: Actor) => [reachOf(actor, "media.read"), organizationsOf(actor)];

function represent({ totalItems: _total, ...row }: Row): Format {
  return {
    ...row,
    media: iri("media", row.media),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What an organization pays for a format by an accepted offer, in cents. */
export async function agreedPriceOf(
  reader: Reader,
  organizationId: string,
  formatId: string,
): Promise<number | undefined> {
  const { rows } = await reader.$client.query<{ priceCents: number }>({
    name: "agreed-price",
    text: `SELECT price_cents AS "priceCents" FROM agreed_price WHERE organization_id = $1 AND format_id = $2`,
    values: [organizationId, formatId],
  });
  return rows[0]?.priceCents;
}
