import { sql } from "drizzle-orm";
import { clientUser } from "#accounts/server/tables.ts";
import { isGuaranteed } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import type { AudienceCountry } from "#media/audience/audience.ts";
import { audienceReading, mediaMetrics, mediaProject } from "#media/server/tables.ts";
import { decideStep } from "#operator/setup/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { settingsId } from "#settings/contract.ts";
import { editSettings } from "#settings/server/commands.ts";
import { ageOrders } from "./age.ts";
import { fillBilling, fillCommission } from "./billing.ts";
import { fillCalendar } from "./calendar.ts";
import { demoAdvertiser, demoFormats, demoMedia, demoPublisher, otherDemoPublisher } from "./cast.ts";
import { fillClients } from "./clients.ts";
import { type DemoFiles, fillIdentities, verifyDemoIdentity } from "./identities.ts";
import { type DemoReading, demoAudience, demoAudienceSource, demoMetrics, demoReadings, spread } from "./metrics.ts";
import { fillOffers } from "./offers.ts";
import { fillOperations } from "./operations.ts";
import { fillOrders } from "./orders.ts";
import { createPeople, fillAdvertiser, fillOthers, fillPublisher, ownOf } from "./people.ts";
import { fillPublications } from "./publications.ts";
import { asOldAccount, fillTopUps } from "./top-ups.ts";
import { fillWithdrawals } from "./withdrawals.ts";
import { fillYear } from "./year.ts";

/** The demo's outlets don't exist. As long as no known page answers either, no publication counts as lost. */
const nowhere = "https://known.example/";
const bankDetails = "Byline Demo Ltd\nIBAN IE29 AIBK 9311 5212 3456 78\nBIC AIBKIE2D\nA bank that does not exist";

/** Fills an empty installation, once: later starts find the people and change nothing. */
export async function fillDemo(database: Database, ownerUrl: string, files: DemoFiles): Promise<void> {
  const aged = await database.transaction(async (tx) => {
    await takeTurn(tx, "byline-demo");
    if ((await tx.$count(clientUser)) > 0) return [];
    const [advertiser, publisher, operator] = await createPeople(tx);
    if (!advertiser || !publisher || !operator) throw new Error("the demo has no people");
    // Nobody can prove a domain under .example. The ledger dates from today, so a lock would keep all earnings.
    const decided = { verifiedOnly: false, knownPages: [nowhere], earningsLockDays: 0, bankDetails };
    await editSettings(tx, operator, settingsId, decided);
    for (const step of ["mail", "fee", "review", "knownPages", "backups"] as const)
      await decideStep(tx, operator, { step, decision: "confirmed" });
    const buyer = await fillAdvertiser(tx, advertiser, demoAdvertiser);
    const seller = await fillPublisher(tx, publisher, demoPublisher.organization);
    const others = await fillOthers(tx, buyer);
    await fillBilling(tx, { advertiser: buyer, publisher: seller, operator, nora: others.nora });
    await fillMedia(tx, { organizationId: ownOf(seller), otherId: ownOf(others.pia) });
    await fillOffers(tx, buyer, seller);
    await fillOrders(tx, { advertiser: buyer, publisher: seller, operator });
    await fillClients(tx, files, buyer);
    await fillPublications(tx, { advertiser: buyer, publisher: seller });
    const year = await fillYear(tx, { ada: buyer, ...others, sellers: [seller, others.pia] });
    await fillCommission(tx, others.nora);
    await fillCalendar(tx, seller);
    await fillIdentities(tx, files, { paul: seller, ...others }, operator);
    await fillWithdrawals(tx, files.sealer, seller, operator);
    await verifyDemoIdentity(tx, others.rowan);
    await asOldAccount(tx, ownOf(buyer), () => fillTopUps(tx, buyer, ownOf(buyer), operator));
    await fillOperations(tx, operator, { advertiser: buyer, suspended: others.silas });
    return year;
  });
  if (aged.length > 0) await ageOrders(ownerUrl, aged);
}

async function fillMedia(
  tx: Tx,
  { organizationId, otherId }: { organizationId: string; otherId: string },
): Promise<void> {
  const isOther = (name: string) => otherDemoPublisher.places.some((place) => name.startsWith(place));
  const media = await tx
    .insert(mediaProject)
    .values(
      demoMedia.map(({ name, domain, mediaType, country, language, topics }, index) => ({
        organizationId: isOther(name) ? otherId : organizationId,
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

const isProven = (index: number): boolean => index % 3 !== 1;

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
