import { sql } from "drizzle-orm";
import { isGuaranteed } from "#formats/format.ts";
import { decideFormats } from "#formats/server/review.ts";
import { format } from "#formats/server/tables.ts";
import type { AudienceCountry } from "#media/audience/audience.ts";
import { judgeReadings } from "#media/metrics/server/judge.ts";
import { reviewMedia } from "#media/review/server/commands.ts";
import { createMedia, editMedia } from "#media/server/commands.ts";
import { audienceReading, mediaMetrics, mediaProject } from "#media/server/tables.ts";
import type { Tx } from "#platform/database/database.ts";
import { pathOfImage } from "#platform/files/address.ts";
import { keepImage } from "#platform/files/commands.ts";
import type { Scene } from "./agenda.ts";
import { demoFormats } from "./cast.ts";
import { days } from "./clock.ts";
import { logoOf } from "./drawings.ts";
import { type DemoReading, demoAudience, demoAudienceSource, demoMetrics, demoReadings, spread } from "./metrics.ts";
import { type DemoOutlet, demoOutlets, outletsOfOkafor } from "./outlets.ts";
import { ownOf, type World } from "./world.ts";

type Joined = DemoOutlet & { index: number; mediaProjectId: string };

/** Outlets join the market in groups, with what was measured of them until today. */
export const marketScenes = (world: World): Scene[] =>
  [...new Set(demoOutlets.map(({ monthsAgo }) => monthsAgo))].map((months) => joins(world, months));

async function* joins(world: World, months: number): Scene {
  const { clock, tx } = world;
  yield clock.ago(days(months === 0 ? 0.9 : months * 30));
  const joining = demoOutlets
    .map((outlet, index) => ({ ...outlet, index }))
    .filter(({ monthsAgo }) => monthsAgo === months);
  const outlets = await insertOutlets(world, joining);
  await insertMetrics(tx, outlets);
  await judgeReadings(tx);
  await tx.insert(format).values(outlets.flatMap(formatsOf));
}

async function insertOutlets(
  { tx, files, people }: World,
  joining: Omit<Joined, "mediaProjectId">[],
): Promise<Joined[]> {
  const ownerOf = (name: string) => (outletsOfOkafor.includes(name) ? people.pia : people.paul);
  const logos = await Promise.all(
    joining.map(async ({ name, index }) => {
      const owner = ownerOf(name);
      const kept = { organizationId: ownOf(owner), uploadedBy: owner.userId, name: "logo.png" };
      return hasLogo(index) ? pathOfImage(await keepImage(tx, files.store, logoOf(name, index), kept)) : null;
    }),
  );
  const rows = joining.map(({ name, domain, mediaType, country, language, topics, description, index }, at) => ({
    organizationId: ownOf(ownerOf(name)),
    name,
    url: `https://${domain}/`,
    domain,
    mediaType,
    countries: [country],
    languages: [language],
    topics,
    description,
    logo: logos[at] ?? null,
    editorialPolicy: "No gambling, no medical claims. The editors may shorten titles.",
    status: "listed" as const,
    reviewedAt: sql`now()` as unknown as Date,
    ...(isProven(index) ? { verification: "verified" as const, verificationMethod: "dns" as const } : {}),
  }));
  const inserted = await tx.insert(mediaProject).values(rows).returning({ id: mediaProject.id });
  return joining.map((outlet, at) => ({ ...outlet, mediaProjectId: inserted[at]?.id ?? "" }));
}

const isProven = (index: number): boolean => index % 3 !== 1;
/** The others show their initial. */
const hasLogo = (index: number): boolean => index % 4 !== 3;

async function insertMetrics(tx: Tx, outlets: Joined[]): Promise<void> {
  const values = outlets.map(({ mediaProjectId, index }) => ({ mediaProjectId, index, metrics: demoMetrics(index) }));
  await tx.insert(mediaMetrics).values(
    values.map(({ mediaProjectId, index, metrics }) => ({
      mediaProjectId,
      ...metrics,
      audienceCountries: demoAudience(index),
      leadingCountriesIds: [demoOutlets[index]?.country ?? "US"],
    })),
  );
  await insertReadings(
    tx,
    values.flatMap(({ mediaProjectId: id, index, metrics }) =>
      demoReadings(index, metrics).map((reading) => ({ id, ...reading })),
    ),
  );
  await insertAudience(
    tx,
    values.map(({ mediaProjectId: id, index }) => ({ id, countries: demoAudience(index) })),
  );
}

async function insertReadings(tx: Tx, readings: (DemoReading & { id: string })[]): Promise<void> {
  await tx.$client.query(
    `INSERT INTO metric_reading (media_project_id, metric, read_on, source, value, recorded_at)
     SELECT id, metric, day, source, value, day
     FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, metric text, source text, value float8, "monthsAgo" integer),
       LATERAL (SELECT current_date - make_interval(months => "monthsAgo") AS day) AS read`,
    [JSON.stringify(readings)],
  );
}

async function insertAudience(
  tx: Tx,
  media: { id: string; countries: AudienceCountry[] | undefined }[],
): Promise<void> {
  const rows = media.flatMap(({ id, countries }) =>
    countries
      ? [{ mediaProjectId: id, countries, source: demoAudienceSource, readOn: sql`current_date` as unknown as string }]
      : [],
  );
  if (rows.length > 0) await tx.insert(audienceReading).values(rows);
}

function formatsOf({ mediaProjectId, index }: Joined) {
  return demoFormats.slice(0, 2 + (index % 3)).map((offer) => ({
    mediaProjectId,
    formatType: offer.formatType,
    status: "listed" as const,
    priceCents: Math.round((4_500 + spread(index, 7) * 700) * offer.factor),
    textMinCharacters: 300,
    textMaxCharacters: offer.textMaxCharacters,
    turnaroundHours: offer.turnaroundHours,
    hyperlinksMax: offer.hyperlinksMax,
    hyperlinkKind: offer.hyperlinkKind,
    dofollowFeeCents: offer.hyperlinkKind === "Dofollow For a Fee" ? 4_000 : 0,
    imagesMin: 0,
    imagesMax: 3,
    permanenceMonths: offer.permanenceMonths,
    adLabel: offer.formatType === "Press Release" ? "" : "Sponsored",
    extras: [
      { name: "Three days on the homepage", priceCents: 2_500, kind: "homepage" as const, count: 3 },
      ...(isGuaranteed(offer)
        ? [{ name: "A year more of guarantee", priceCents: 3_000, kind: "guarantee" as const, count: 12 }]
        : []),
    ],
    writingService: true,
    writingPriceCents: 6_000,
    guaranteeDays: isGuaranteed(offer) ? 90 : 0,
    topicsRefused: ["Gambling"],
  }));
}

/** A publisher's first outlets: a draft, one paused, one rejected, one in its second review, one on another's domain. */
export async function* newPublisherScene(world: World): Scene {
  const { clock, tx, people } = world;
  yield clock.ago(days(9));
  const named = async (name: string, domain: string) =>
    createMedia(tx, people.tamsin, {
      organization: ownOf(people.tamsin),
      name,
      url: `https://${domain}/`,
      mediaType: "Blog",
      languages: ["en"],
      countries: ["GB"],
      topics: ["Food"],
      description: "Bread, rye and what grows beside it.",
    });
  const list = async (id: string) => editMedia(tx, people.tamsin, id, { status: "listed" });
  await editMedia(tx, people.tamsin, await named("Crumb", "crumb-letter.example"), { status: "draft" });
  const paused = await named("Second Rise", "second-rise.example");
  const rejected = await named("Best Bread Deals", "best-bread-deals.example");
  const reviewed = await named("The Rye Field", "rye-field.example");
  const rival = await named("Northern Bread", "northern-ledger.example");
  for (const id of [paused, rejected, reviewed, rival]) await list(id);
  yield clock.ago(days(8));
  const reject = async (id: string, reason: string) =>
    reviewMedia(tx, people.olga, id, { move: "reject", reason }, decideFormats);
  await reject(rejected, "Every article links to a shop of yours. Outlets need an editorial part of their own.");
  await reject(reviewed, "The imprint is missing. Add it, then send the outlet for review again.");
  yield clock.ago(days(2));
  await editMedia(tx, people.tamsin, paused, { status: "paused" });
  await list(reviewed);
}
