import { sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { createOrganization } from "#accounts/organizations/server/commands.ts";
import { clientUser } from "#accounts/server/tables.ts";
import { createConfirmedUser } from "#auth/server/accounts/commands.ts";
import { startCampaigning } from "#campaigns/server/commands.ts";
import { isGuaranteed } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import type { AudienceCountry } from "#media/audience/audience.ts";
import { audienceReading, mediaMetrics, mediaProject } from "#media/server/tables.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { settingsId } from "#settings/contract.ts";
import { editSettings } from "#settings/server/commands.ts";
import { creditTopUp } from "#wallet/posting.ts";
import { post } from "#wallet/server/commands/post.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { demoAdvertiser, demoFormats, demoLogins, demoMedia, demoPublisher } from "./cast.ts";
import { fillClients } from "./clients.ts";
import { type DemoReading, demoAudience, demoAudienceSource, demoMetrics, demoReadings, spread } from "./metrics.ts";
import { fillOffers } from "./offers.ts";
import { fillOrders } from "./orders.ts";
import { fillPublications } from "./publications.ts";

/** The demo's outlets are nowhere. While no known page answers either, none of its publications counts as lost. */
const nowhere = "https://known.example/";

/** Fills an empty installation with fictional people and media, once: the next start finds them and changes nothing. */
export async function fillDemo(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('byline-demo', 0))`);
    if ((await tx.$count(clientUser)) > 0) return;
    const [advertiser, publisher, operator] = await createPeople(tx);
    if (!advertiser || !publisher || !operator) throw new Error("the demo has no people");
    // Nobody can prove a domain that ends in .example, and the marketplace shall show both kinds.
    await editSettings(tx, operator, settingsId, { verifiedOnly: false, knownPages: [nowhere] });
    const buyer = await fillAdvertiser(tx, advertiser);
    const organizationId = await createOrganization(tx, publisher, {
      name: demoPublisher.organization,
      kind: "publisher",
    });
    await fillMedia(tx, organizationId);
    const seller: Actor = { ...publisher, memberships: [{ organizationId, role: "OWNER" }] };
    await fillOffers(tx, buyer, seller);
    await fillOrders(tx, { advertiser: buyer, publisher: seller, operator });
    await fillClients(tx, buyer);
    await fillPublications(tx, { advertiser: buyer, publisher: seller });
  });
}

const noRoles = { memberships: [], projectMemberships: [], mediaMemberships: [] };

async function createPeople(tx: Tx): Promise<Actor[]> {
  const people: Actor[] = [];
  for (const { role, name, email, password } of demoLogins) {
    const { id } = await createConfirmedUser(tx, { email, password, data: { name } });
    const operator = role === "operator";
    await tx.insert(clientUser).values({ id, email, name, operator });
    people.push({ userId: id, email, sessionId: undefined, assurance: "aal1", operator, ...noRoles });
  }
  return people;
}

/** Answers the advertiser as the owner of what was filled. */
async function fillAdvertiser(tx: Tx, advertiser: Actor): Promise<Actor> {
  const { organization, project, campaign, balanceCents } = demoAdvertiser;
  const organizationId = await createOrganization(tx, advertiser, { name: organization, kind: "agency" });
  const owner: Actor = { ...advertiser, memberships: [{ organizationId, role: "OWNER" }] };
  await startCampaigning(tx, owner, organizationId, { project, campaign });
  const [posted] = await post(tx, [
    creditTopUp({ topUpId: `demo-${organizationId}`, organizationId, amountCents: balanceCents }),
  ]);
  await recordTransactions(tx, [
    {
      organizationId,
      type: transactionTypes.topUp,
      status: transactionStatuses.success,
      amountCents: balanceCents,
      balanceAfterCents: balanceCents,
      postingId: posted?.id,
      description: "Demo balance",
    },
  ]);
  return owner;
}

async function fillMedia(tx: Tx, organizationId: string): Promise<void> {
  const media = await tx
    .insert(mediaProject)
    .values(
      demoMedia.map(({ name, domain, mediaType, country, language, topics }, index) => ({
        organizationId,
        name,
        url: `https://${domain}/`,
        domain,
        mediaType,
        countries: [country],
        languages: [language],
        topics,
        description: `${name} is a fictional medium of the demo.`,
        editorialPolicy: "No gambling, no medical claims. The editors may shorten titles.",
        status: "listed" as const,
        ...(isProven(index) ? { verification: "verified" as const, verificationMethod: "dns" as const } : {}),
      })),
    )
    .returning({ id: mediaProject.id });
  const values = media.map(({ id }, index) => ({ id, index, metrics: demoMetrics(index) }));
  await tx.insert(mediaMetrics).values(
    values.map(({ id, index, metrics }) => ({
      mediaProjectId: id,
      ...metrics,
      audienceCountries: demoAudience(index),
      leadingCountriesIds: [demoMedia[index]?.country ?? "US"],
    })),
  );
  await fillReadings(
    tx,
    values.flatMap(({ id, index, metrics }) => demoReadings(index, metrics).map((reading) => ({ id, ...reading }))),
  );
  await fillAudience(
    tx,
    values.map(({ id, index }) => ({ id, countries: demoAudience(index) })),
  );
  await tx.insert(format).values(values.flatMap(({ id, index }) => formatsOf(id, index)));
}

/** Two of three outlets are verified. */
const isProven = (index: number): boolean => index % 3 !== 1;

/** Thousands of readings in one statement, each so many months before today. */
async function fillReadings(tx: Tx, readings: (DemoReading & { id: string })[]): Promise<void> {
  await tx.$client.query(
    `INSERT INTO metric_reading (media_project_id, metric, read_on, source, value)
     SELECT id, metric, current_date - make_interval(months => "monthsAgo"), source, value
     FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, metric text, source text, value float8, "monthsAgo" integer)`,
    [JSON.stringify(readings)],
  );
}

async function fillAudience(tx: Tx, media: { id: string; countries: AudienceCountry[] | undefined }[]): Promise<void> {
  const rows = media.flatMap(({ id, countries }) =>
    countries
      ? [{ mediaProjectId: id, countries, source: demoAudienceSource, readOn: sql`current_date` as unknown as string }]
      : [],
  );
  await tx.insert(audienceReading).values(rows);
}

function formatsOf(mediaProjectId: string, index: number) {
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
