import { sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { bookCart } from "#cart/server/book-cart.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import { listFormats } from "#formats/server/queries.ts";
import { makeExtraMove, proposeExtra } from "#orders/extras/server/commands.ts";
import { editOrder, makeMove } from "#orders/server/commands/moves.ts";
import { fireDeadline } from "#orders/server/deadline.ts";
import { publications } from "#orders/server/publications.ts";
import type { Tx } from "#platform/database/database.ts";
import { lookAtPage } from "#proof/page.ts";
import { keepEvidence } from "#proof/server/commands.ts";
import { evidenceOf } from "#proof/server/queries-look.ts";

type PublicationLook = "whole" | "without link" | "gone";

type DemoPublication = {
  title: string;
  text: string;
  looks: PublicationLook[];
  isOverdue?: boolean;
  /** Both sides report a paid-for change, and an operator has to decide. */
  isChangeDisputed?: true;
};

const demoPublications: DemoPublication[] = [
  {
    title: "Nimbus Coffee opens its doors at night",
    text: "On the first Friday of each month the roastery stays open until midnight, and the tasting is free.",
    looks: ["whole"],
    isChangeDisputed: true,
  },
  {
    title: "A school for baristas in the harbor",
    text: "From spring on the company teaches twelve people a year, and pays them while they learn.",
    looks: ["without link", "without link", "whole"],
  },
  {
    title: "What a fair price for coffee is",
    text: "The company has published what it pays since its first year, and explains how the price is made.",
    looks: ["gone", "gone"],
  },
  {
    title: "Nimbus Coffee moves its warehouse",
    text: "The new warehouse lies beside the railway, so that four of five sacks come without a truck.",
    looks: ["gone", "gone"],
    isOverdue: true,
  },
];

type People = Record<"advertiser" | "publisher", Actor>;

/** Fills publications that were checked, with the consequences (R10.3). */
export async function fillPublications(tx: Tx, { advertiser, publisher }: People): Promise<void> {
  const [campaign] = (await listCampaigns(tx, advertiser, { page: 1, itemsPerPage: 1 })).items;
  const { items: formats } = await listFormats(tx, publisher, { page: 1, itemsPerPage: 200 });
  if (!campaign) throw new Error("the demo has no campaign");
  // The offers' talks and the other orders use the first ones.
  const sold = formats
    .slice(20)
    .filter(({ hyperlinkKind }) => hyperlinkKind === "Nofollow")
    .toSorted((one, other) => one.priceCents - other.priceCents)
    .slice(0, demoPublications.length);
  const cart = await openCart(tx, advertiser, campaign.id);
  for (const { id: format } of sold) await addLine(tx, advertiser, cart, { format });
  const booked = await bookCart(tx, advertiser, cart, {});
  for (const [index, { id, mediaDomain }] of booked.entries()) {
    const publication = demoPublications[index];
    if (publication) await play(tx, { advertiser, publisher }, { id, domain: mediaDomain }, publication);
  }
}

type BookedDemo = { id: string; domain: string };

async function play(tx: Tx, people: People, { id, domain }: BookedDemo, publication: DemoPublication): Promise<void> {
  const { title, text, looks, isOverdue, isChangeDisputed } = publication;
  const link = '<a rel="nofollow" href="https://nimbus-coffee.example/">Nimbus Coffee</a>';
  const content = `<p>${text}</p><p>More about it is told by ${link}, which roasts in small batches since 2014 and sells to cafés, offices and households in the region. The company employs sixty people and buys directly from forty farms in five countries. Visitors are welcome without registration.</p>`;
  await editOrder(tx, people.advertiser, id, { title, content });
  await makeMove(tx, people.advertiser, id, "send", {});
  await makeMove(tx, people.publisher, id, "accept", {});
  await makeMove(tx, people.publisher, id, "publish", { publicationUrl: `https://${domain}/nimbus-coffee` });
  await look(tx, id, "whole");
  await makeMove(tx, people.advertiser, id, "approve", {});
  await grow(tx, id);
  for (const seen of looks) await look(tx, id, seen);
  if (isChangeDisputed) await disputeChange(tx, people, id);
  if (!isOverdue) return;
  await tx.execute(sql`UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = ${id}`);
  await fireDeadline(tx, id);
}

async function disputeChange(tx: Tx, { advertiser, publisher }: People, order: string): Promise<void> {
  const change = { order, kind: "change", name: "Opening hours in the text", priceCents: 3_500 } as const;
  const note = "The roastery now closes at one. Please change it in the second paragraph.";
  const id = await proposeExtra(tx, advertiser, { ...change, note, overBudget: false });
  await makeExtraMove(tx, publisher, id, "agree", {});
  await makeExtraMove(tx, publisher, id, "finish", {});
  await makeExtraMove(tx, advertiser, id, "dispute", { reason: "The page still says midnight, in the title too." });
  await makeExtraMove(tx, publisher, id, "answerDispute", {
    reason: "The paragraph is changed. The title was not part of what we agreed on.",
  });
}

/** No command can date the past. */
async function grow(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    sql`UPDATE publication_order SET published_at = now() - interval '12 days', completed_at = now() - interval '12 days' WHERE id = ${id}`,
  );
  await tx.execute(sql`UPDATE link_check SET checked_at = now() - interval '12 days' WHERE order_id = ${id}`);
}

/** Records a check directly: the demo's outlets can't be fetched. */
export async function look(tx: Tx, id: string, seen: PublicationLook): Promise<void> {
  const publication = await publications.find(tx, id);
  if (!publication) throw new Error("nothing was published");
  const { url, text } = publication;
  const page = { status: seen === "gone" ? 404 : 200, finalUrl: url, redirects: [], body: pageOf(text, seen) };
  const found = lookAtPage(page.body, url, text, { robots: null, link: null });
  await keepEvidence(tx, publications, publication, evidenceOf(publication, page, found, "allows"));
  // No time passes within a transaction, and the next check must come hours later.
  await tx.execute(
    sql`UPDATE publication_watch SET failed_at = failed_at - interval '2 hours', lost_at = lost_at - interval '2 hours' WHERE order_id = ${id}`,
  );
}

function pageOf(text: string, seen: PublicationLook): string {
  if (seen === "gone") return "";
  const article = seen === "whole" ? text : text.replaceAll(/<\/?a\b[^>]*>/g, "");
  return `<nav>Home · Local · Culture</nav><main>${article}</main><footer>Imprint · Privacy</footer>`;
}
