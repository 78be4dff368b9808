type Subject = [title: string, lead: string];
export type DemoBrand = "travel" | "book" | "coffee";

const subjects: Record<DemoBrand, Subject[]> = {
  travel: [
    [
      "Night trains return to the north",
      "From June on a sleeper connects the capital with the arctic coast three times a week, and half of its beds are sold already.",
    ],
    [
      "Ten harbors without a cruise ship",
      "A new guide leads to small harbors that large ships cannot enter, with a timetable of the ferries that do.",
    ],
    [
      "What a week on foot costs",
      "The company publishes what guides, huts and luggage cost on its most popular walk, line by line.",
    ],
    [
      "Winter light: a journey in four stations",
      "Four photographers show the dark months in the north, in an exhibition that travels with its visitors.",
    ],
    [
      "The valley that closed its road",
      "Since the road is closed to cars, more visitors come than before. The mayor explains why.",
    ],
    [
      "A hotel in the old customs house",
      "Twenty rooms, no television and the longest table of the coast: the customs house opens in May.",
    ],
    [
      "How to see whales without chasing them",
      "A code for boats, written with biologists, becomes binding for all of the company's partners.",
    ],
    [
      "Bicycles take the ferry for free",
      "Until the end of October bicycles travel without a fare on eleven lines between the islands.",
    ],
  ],
  book: [
    [
      "A book about listening",
      "Inés Calvo spent three years with people who listen for a living: piano tuners, midwives, interpreters.",
    ],
    [
      "The interpreter who never speaks first",
      "An excerpt from The Listening Room: a morning at court, where one word decides a sentence.",
    ],
    [
      "Reading tour in nine towns",
      "The author reads in libraries and talks with those whose work the book describes. Entry is free.",
    ],
    [
      "Why libraries are louder than they were",
      "Nine librarians on rooms in which people may talk again, and on what became of silence.",
    ],
  ],
  coffee: [
    [
      "A roastery shows its accounts",
      "What a pound of coffee brings to the grower, the ship, the roaster and the shop, and who decided it.",
    ],
    [
      "Cold brew for offices",
      "Reusable kegs replace capsules in forty offices; the first year saved two tons of waste.",
    ],
    ["Farm visits by video", "Guests of the tasting room talk with growers in Huila, who see who drinks their coffee."],
    [
      "The first hundred apprentices",
      "Ten years after it began, the training for roasters has a hundred graduates, and a waiting list.",
    ],
  ],
};

const details = [
  "The plan was presented on Tuesday and is open for comments until the end of the month. A summary in plain language can be had at the office.",
  "Readers who want to take part find the dates and the places on the website; groups are asked to write ahead of their visit.",
  "Figures for the past two years are published together with the announcement, and an independent auditor has confirmed them.",
];

const sites: Record<DemoBrand, { name: string; address: string }> = {
  travel: { name: "Northlight Journeys", address: "https://northlight-travel.example/" },
  book: { name: "The Listening Room", address: "https://calvo.example/the-listening-room" },
  coffee: { name: "Nimbus Coffee", address: "https://nimbus-coffee.example/" },
};

/** The text is long enough for every format of the demo, and has one link with this `rel`. */
export function demoTexts(brand: DemoBrand, number: number, rel: string): { title: string; content: string } {
  const [title, lead] = subjects[brand][number % subjects[brand].length] ?? ["", ""];
  const { name, address } = sites[brand];
  const more = [0, 1, 2].map((turn) => details[(number + turn) % details.length]);
  const source = `More is told by <a${rel && ` rel="${rel}"`} href="${address}">${name}</a>.`;
  return { title, content: [lead, ...more, source].map((text) => `<p>${text}</p>`).join("") };
}
