import { takeOutOfCart } from "#cart/server/commands.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { FormatType } from "#formats/format.ts";
import { writeMessage } from "#messages/server/commands.ts";
import { makeOffer } from "#offers/server/commands/make.ts";
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from "#offers/server/commands/moves.ts";
import { expireOffer } from "#offers/server/expiry.ts";
import { offerConversations } from "#offers/server/queries-conversations.ts";
import type { Scene } from "./agenda.ts";
import { formatOf } from "./bookings.ts";
import { days, hours } from "./clock.ts";
import { topUpFor } from "./top-ups.ts";
import type { World } from "./world.ts";

type Answer =
  | { counter: number; message: string }
  | { accepts: { keptOrders: number } }
  | { declines: string }
  | { by: TradeSide; say: string }
  | "withdraws"
  | "expires";

type DemoOffer = {
  outlet: string;
  formatType: FormatType;
  daysAgo: number;
  /** Share of the format's price. */
  share: number;
  message: string;
  brief: string;
  answers: Answer[];
};

/** With Ada's money, one in each state. */
const demoOffers: DemoOffer[] = [
  {
    outlet: "Harbour Gazette",
    formatType: "Press Release",
    daysAgo: 0.7,
    share: 0.8,
    message: "We plan four of these this year.",
    brief: "Nimbus Coffee opens a second roastery in the harbor district.",
    answers: [],
  },
  {
    outlet: "The Long Table",
    formatType: "Press Release",
    daysAgo: 2.1,
    share: 0.7,
    message: "Our budget ends here. Any week in the next two months is fine.",
    brief: "A short piece on how Nimbus Coffee buys directly from growers.",
    answers: [{ counter: 0.85, message: "At this price we can publish next week." }],
  },
  {
    outlet: "Northern Ledger",
    formatType: "Press Release",
    daysAgo: 4.2,
    share: 0.9,
    message: "Same terms as last spring?",
    brief: "",
    answers: [
      { by: "publisher", say: "Yes. May the title have ten words at most? Our front page breaks longer ones." },
      { by: "client", say: "Of course. You get the text on Thursday, with two pictures of the roastery." },
      {
        by: "publisher",
        say: "Perfect. Landscape pictures work best: https://northern-ledger.example/guidelines",
      },
      { accepts: { keptOrders: 4 } },
    ],
  },
  {
    outlet: "La Sobremesa",
    formatType: "Advertorial",
    daysAgo: 47,
    share: 0.5,
    message: "It is a short text, hence the price.",
    brief: "Five recipes with cold coffee.",
    answers: [{ declines: "Below two thirds of the price we can't pay our translators." }],
  },
  {
    outlet: "Rift Ledger",
    formatType: "Advertorial",
    daysAgo: 32,
    share: 0.75,
    message: "For the harvest in October.",
    brief: "A visit to the washing station in Kirinyaga.",
    answers: ["withdraws"],
  },
  {
    outlet: "Alpine Wire",
    formatType: "Press Release",
    daysAgo: 25,
    share: 0.8,
    message: "We would take the next free slot.",
    brief: "Nimbus Coffee opens an office in Zurich.",
    answers: ["expires"],
  },
];

export const offerScenes = (world: World): Scene[] => demoOffers.map((offer) => offered(world, offer));

async function* offered(world: World, { outlet, formatType, daysAgo, share, answers, ...said }: DemoOffer): Scene {
  const { clock, tx, people, campaigns } = world;
  yield clock.ago(days(daysAgo));
  const { id: format, priceCents, seller } = await formatOf(world, outlet, formatType);
  const cents = (part: number) => Math.round((priceCents * part) / 500) * 500;
  const wish = { publishDateMode: "After" as const, publishOn: null, extras: [] };
  const proposal = { campaign: campaigns.launch, format, priceCents: cents(share), ...wish, ...said };
  await topUpFor(world, people.ada, priceCents);
  const id = await makeOffer(tx, people.ada, proposal, { takeOutOfCart });
  for (const answer of answers) {
    yield new Date(clock.now.getTime() + (answer === "expires" ? days(7) + hours(0.1) : hours(9)));
    if (answer === "expires") await expireOffer(tx, id);
    else if (answer === "withdraws") await withdrawOffer(tx, people.ada, id);
    else if ("declines" in answer) await declineOffer(tx, seller, id, { version: 1, reason: answer.declines });
    else if ("accepts" in answer) await acceptOffer(tx, seller, id, { version: 1, ...answer.accepts });
    else if ("counter" in answer)
      await counterOffer(tx, seller, id, { version: 1, priceCents: cents(answer.counter), message: answer.message });
    else {
      const conversation = { keeper: offerConversations, subject: "offer" as const, id };
      await writeMessage(tx, answer.by === "client" ? people.ada : seller, conversation, {
        body: answer.say,
        files: [],
      });
    }
  }
}
