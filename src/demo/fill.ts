import { sql } from "drizzle-orm";
import { createOrganization } from "#accounts/server/commands.ts";
import { clientUser } from "#accounts/server/tables.ts";
import { createConfirmedUser } from "#auth/server/commands.ts";
import { startCampaigning } from "#campaigns/server/commands.ts";
import { format } from "#formats/server/tables.ts";
import { metricNames } from "#media/media.ts";
import { mediaMetrics, mediaProject, metricReading } from "#media/server/tables.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { creditTopUp } from "#wallet/posting.ts";
import { post } from "#wallet/server/post.ts";
import { recordTransactions } from "#wallet/server/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { demoAdvertiser, demoFormats, demoLogins, demoMedia, demoPublisher } from "./cast.ts";

/** Fills an empty house with fictional people and media, once: the next start finds them and changes nothing. */
export async function fillDemoHouse(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('byline-demo', 0))`);
    if ((await tx.$count(clientUser)) > 0) return;
    const [advertiser, publisher] = await createPeople(tx);
    if (!advertiser || !publisher) throw new Error("the demo has no people");
    await fillAdvertiser(tx, advertiser);
    await fillMedia(
      tx,
      await createOrganization(tx, publisher, { name: demoPublisher.organization, kind: "publisher" }),
    );
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

async function fillAdvertiser(tx: Tx, advertiser: Actor): Promise<void> {
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
}

async function fillMedia(tx: Tx, organizationId: string): Promise<void> {
  const media = await tx
    .insert(mediaProject)
    .values(
      demoMedia.map(({ name, domain, mediaType, country, language, topics }) => ({
        organizationId,
        name,
        url: `https://${domain}/`,
        domain,
        mediaType,
        countries: [country],
        languages: [language],
        topics,
        description: `${name} is a fictional medium of the demo house.`,
        editorialPolicy: "No gambling, no medical claims. The editors may shorten titles.",
        status: "listed" as const,
      })),
    )
    .returning({ id: mediaProject.id });
  const values = media.map(({ id }, index) => ({ id, index, metrics: demoMetrics(index) }));
  await tx.insert(mediaMetrics).values(
    values.map(({ id, index, metrics }) => ({
      mediaProjectId: id,
      ...metrics,
      leadingCountriesIds: [demoMedia[index]?.country ?? "US"],
    })),
  );
  await tx.insert(metricReading).values(
    values.flatMap(({ id, metrics }) =>
      metricNames.map((metric) => ({
        mediaProjectId: id,
        metric,
        value: metrics[metric],
        source: "declared",
        readOn: sql`current_date` as unknown as string,
      })),
    ),
  );
  await tx.insert(format).values(values.flatMap(({ id, index }) => formatsOf(id, index)));
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
    extras: [{ name: "Three days on the homepage", priceCents: 2_500 }],
    guaranteeDays: offer.formatType === "Contributor Post" ? 0 : 90,
    topicsRefused: ["Gambling"],
  }));
}

/** A number from 0 to 99 that looks arbitrary and is the same at each start. */
const spread = (index: number, step: number): number => (index * 37 * step + step * 11) % 100;

function demoMetrics(index: number) {
  const traffic = 2_000 * (spread(index, 3) + 1) ** 2;
  const direct = 20 + (spread(index, 5) % 30);
  const search = 30 + (spread(index, 9) % 20);
  return {
    audience: traffic,
    sourceDirect: direct,
    sourceSearch: search,
    sourceSocial: 100 - direct - search,
    semrushOrganicTraffic: Math.round(traffic * 0.42),
    semrushAuthorityScore: 15 + (spread(index, 11) % 60),
    ahrefsDr: 12 + (spread(index, 13) % 75),
    organicTrafficByAhrefs: Math.round(traffic * 0.38),
    mjCf: 8 + (spread(index, 17) % 55),
    mjTf: 6 + (spread(index, 19) % 50),
    mozDomainAuthority: 14 + (spread(index, 21) % 70),
    estimatedViews: Math.round(traffic * 2.6),
    timeOnSite: 40 + spread(index, 23) * 3,
    pagePerVisit: 1 + (spread(index, 27) % 40) / 10,
    bounceRate: 25 + (spread(index, 29) % 60),
  };
}
