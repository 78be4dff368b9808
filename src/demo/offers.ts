import type { Actor } from "#accounts/actor.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { takeOutOfCart } from "#cart/server/commands.ts";
import { listFormats } from "#formats/server/queries.ts";
import { writeMessage } from "#messages/server/commands.ts";
import { makeOffer } from "#offers/server/commands/make.ts";
import { acceptOffer, counterOffer } from "#offers/server/commands/moves.ts";
import { offerConversations } from "#offers/server/queries-conversations.ts";
import type { Tx } from "#platform/database/database.ts";

type DemoOffer = {
  share: number;
  message: string;
  brief: string;
  counter?: { share: number; message: string };
  /** Orders for which the accepted price stays. */
  accepted?: { keptOrders: number };
  talk?: { by: "client" | "publisher"; body: string }[];
};

const demoOffers: DemoOffer[] = [
  {
    share: 0.8,
    message: "We plan four of these this year.",
    brief: "Nimbus Coffee opens a second roastery in the harbor district.",
  },
  {
    share: 0.7,
    message: "Our budget ends here. Any week in the next two months is fine.",
    brief: "A short piece on how Nimbus Coffee buys directly from growers.",
    counter: { share: 0.85, message: "At this price we can publish next week." },
  },
  {
    share: 0.9,
    message: "Same terms as last spring?",
    brief: "",
    accepted: { keptOrders: 4 },
    talk: [
      { by: "publisher", body: "Yes. May the title have ten words at most? Our front page breaks longer ones." },
      { by: "client", body: "Of course. You get the text on Thursday, with two pictures of the roastery." },
      { by: "publisher", body: "Perfect. Landscape pictures work best: https://harbour-gazette.example/guidelines" },
    ],
  },
];

export async function fillOffers(tx: Tx, advertiser: Actor, publisher: Actor): Promise<void> {
  const page = { page: 1, itemsPerPage: demoOffers.length };
  const { items: formats } = await listFormats(tx, publisher, page);
  const [campaign] = (await listCampaigns(tx, advertiser, page)).items;
  if (!campaign) throw new Error("the demo has no campaign");
  for (const [index, { share, counter, accepted, talk = [], ...said }] of demoOffers.entries()) {
    const format = formats[index];
    if (!format) continue;
    const cents = (part: number) => Math.round((format.priceCents * part) / 500) * 500;
    const wish = { publishDateMode: "After" as const, publishOn: null, extras: [] };
    const proposal = { campaign: campaign.id, format: format.id, priceCents: cents(share), ...wish, ...said };
    const id = await makeOffer(tx, advertiser, proposal, { takeOutOfCart });
    if (counter)
      await counterOffer(tx, publisher, id, { version: 1, priceCents: cents(counter.share), message: counter.message });
    const conversation = { keeper: offerConversations, subject: "offer" as const, id };
    for (const { by, body } of talk)
      await writeMessage(tx, by === "client" ? advertiser : publisher, conversation, { body, files: [] });
    if (accepted) await acceptOffer(tx, publisher, id, { version: 1, ...accepted });
  }
}
