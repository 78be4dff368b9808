import type { TradeSide } from "#events/trade-side.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { inFigures } from "#platform/words/number-words.ts";
import { passedInWords } from "#proof/proof-state.ts";
import type { OrderParty } from "../moves/party.ts";
import { notCovered } from "../not-covered.ts";
import { type OrderMove, type OrderStatus, orderLife } from "../order.ts";
import type { OrderSort } from "../order-filter.ts";
import type { ClientTask } from "../statuses.ts";
import type { OrderStep } from "../steps.ts";
import type { CampaignView } from "./order-search.ts";
import { tableTexts } from "./table-texts.ts";

/** `The publisher has`, `Both sides have` */
const named = ([side, ...others]: readonly TradeSide[]): string =>
  others.length > 0 || !side ? "Both sides have" : `The ${sides[side]} has`;

const sides = { client: "advertiser", publisher: "publisher" };

/** Words of moves, statuses and deadlines stand in their tables. */
export const texts = catalogue("orders", {
  changes: {
    move: (number: string) => `The next step of order ${number}`,
    publishDate: (number: string) => `The publish date of order ${number}`,
    acceptConditions: (number: string) => `Accept the new conditions of order ${number}`,
  },
  statuses: tableTexts.statuses,
  order: (number: string) => `Order ${number}`,
  onMedia: (number: string, media: string) => `, order ${number} on ${media}`,
  untitled: "Untitled",
  noText: "No text yet.",
  download: "Download the text",
  downloading: (number: string) => `Download the text of order ${number}`,
  isWriting: "The publisher is writing the text. It appears here when they send it.",
  brief: "Brief",
  close: "Close the order",
  loading: "Order",
  notThere: "This order isn't here",
  notThereText: "It doesn't exist, or you don't have access to it.",
  booked: "As booked",
  wasSaid: "Messages",
  parts: {
    text: "Text",
    history: "History",
    price: "Price",
    conditions: "Conditions",
  },
  facts: {
    media: "Outlet",
    format: "Format",
    campaign: "Campaign",
    client: "Advertiser",
    brand: "Brand",
    publisher: "Publisher",
    publishDate: "Publish date",
    swappedFrom: "Moved from",
    swappedTo: "Moved to",
  },
  proposal: {
    title: (by: TradeSide, reader: string) =>
      by === reader ? "You proposed another publish date" : `The ${sides[by]} proposes another publish date`,
    badge: "New date to answer",
    agreed: (date: string) => `Agreed so far: ${date}`,
  },
  proof: {
    open: "Open publication",
    passed: passedInWords,
    failed: "The last check failed",
    despite: "Approved anyway, so the guarantee doesn't cover it",
    notCovered,
    unseen: "Not checked yet. The first check runs within minutes.",
  },
  steps: {
    label: "Steps of the order",
    names: {
      brief: "Brief",
      write: "Write",
      answer: "Answer",
      publish: "Publish",
      approve: "Approve",
      done: "Done",
    } satisfies Record<OrderStep, string>,
    waits: (waiting: readonly TradeSide[], reader: string, when: string) =>
      waiting.some((side) => side === reader) ? `Your turn, until ${when}` : `${named(waiting)} until ${when}`,
    stopped: (waiting: readonly TradeSide[], reader: string) =>
      waiting.some((side) => side === reader)
        ? "Your turn"
        : `The order waits for the ${waiting.map((side) => sides[side]).join(" and the ")}`,
  },
  deadline: {
    named: tableTexts.dueLabel,
    over: "overdue",
    /** Turns "Publication due" into "Publication overdue". */
    overdue: (name: string) => `${name.replace(/ due$/, "")} overdue`,
  },
  price: {
    format: "Format",
    hyperlinkFee: "Dofollow fee",
    total: "Total",
    fee: "Service fee",
    earnings: { client: "Publisher earns", publisher: "You earn", operator: "Publisher earns" },
    feeText: "The total includes the service fee, which is taken when the order is completed.",
    heldText: "We hold the total until the order is completed or the money is returned.",
  },
  count: {
    title: "Title",
    text: "Text",
    links: "Hyperlinks",
    images: "Images",
    titleThere: "Added",
    titleMissing: "Missing",
    characters: (count: number, least: number, most: number) =>
      `${inFigures(count)} of ${inFigures(least)}–${inFigures(most)} characters`,
    of: (count: number, least: number, most: number) =>
      least > 0 ? `${count} of ${least}–${most}` : `${count} of ${most} at most`,
    kind: (kind: string) => `all ${kind}`,
    holds: "Met",
    missing: "Not met yet",
    ready: "The text meets all conditions.",
  },
  moves: {
    title: "What you can do",
    reason: "Reason",
    optionalReason: "Reason (optional)",
    reasonHint: "The other side reads it.",
    evidenceLinks: "Evidence links (optional)",
    evidenceLinksHint: "One address per line, up to ten",
    evidenceImages: "Evidence images (optional)",
    evidenceImage: (number: number) => `Image ${number}`,
    evidenceRemove: (number: number) => `Remove image ${number}`,
    publicationUrl: "Link to the publication",
    publicationHint: (domain: string) => `On ${domain}, the public address`,
    of: tableTexts.moves,
    refusals: tableTexts.refusals,
    anyway: (label: string) => `${label} anyway`,
    found: "We checked the page and found",
    goesTo: (reader: OrderParty, total: string, fee: string, earnings: string) =>
      reader === "publisher"
        ? `You earn ${earnings} of ${total}. The service fee is ${fee}.`
        : `Of ${total}, ${earnings} goes to the publisher. The service fee is ${fee}.`,
    goesBack: (reader: OrderParty, total: string) =>
      reader === "client" ? `${total} returns to your balance.` : `${total} goes back to the advertiser's balance.`,
    done: (move: OrderMove, status: OrderStatus) =>
      statusAfter(orderLife, move, status) === status
        ? `Done: ${tableTexts.moves[move].history ?? tableTexts.moves[move].label}.`
        : `Done. The order is now: ${tableTexts.statuses[statusAfter(orderLife, move, status)]}.`,
  },
  history: {
    by: { client: "Advertiser", publisher: "Publisher", operator: "Operator", system: "Automatic" } as Record<
      string,
      string
    >,
    happened: {
      book: "Booked",
      acceptConditions: "New conditions accepted",
      loseOutlet: "Another publisher verified the outlet's domain",
      pass: "Checked: all as booked",
      fail: "Checked: something missing",
      lose: "The publication has changed",
      regain: "The publication is back",
    } as Partial<Record<string, string>>,
  },
  inbox: {
    title: "Orders",
    lead: "All orders on your outlets.",
    status: "Status",
    all: "All",
    clear: "Clear the filter",
    none: "No orders yet",
    noneText: "When an advertiser books one of your formats, the order appears here.",
    noneFound: "No orders match this filter",
    columns: {
      order: "Order",
      title: "Title",
      status: "Status",
      deadline: "Due",
      proof: "Proof",
      earnings: "You earn",
    },
    of: (media: string) => `Orders of ${media}`,
  },
  list: {
    title: "Orders",
    search: "Search",
    searchHint: "Number, title or outlet",
    task: "To do",
    tasks: {
      toWrite: "To write",
      toApprove: "To approve",
      dates: "Dates to answer",
      waiting: "Waiting on others",
      closed: "Closed",
    } satisfies Record<ClientTask, string>,
    all: "All",
    status: "State",
    due: "Due",
    dueBetween: (from: string, to: string) =>
      from && to ? `Due ${from} – ${to}` : from ? `Due from ${from}` : `Due until ${to}`,
    from: "Due from",
    to: "Due until",
    sort: "Sorted by",
    sorts: { newest: "Newest first", due: "Due next" } satisfies Record<OrderSort, string>,
    clear: "Clear the filters",
    none: "No orders yet",
    noneText: "Book a format in the marketplace to see your first order here.",
    noneFound: "No orders match these filters",
    columns: {
      order: "Order",
      campaign: "Campaign",
      status: "State",
      deadline: "Due",
      proof: "Proof",
      total: "Total",
    },
    choose: (name: string) => `Choose ${name}`,
    chooseAll: "Choose all on this page",
    export: "Export",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
    exporting: "Export the orders",
  },
  board: {
    turn: (waiting: readonly TradeSide[], reader: string) =>
      waiting.some((side) => side === reader)
        ? "Your turn"
        : `${waiting.map((side) => sides[side]).join(" and ")}'s turn`.replace(/^./, (first) => first.toUpperCase()),
    empty: "None",
    beside: "Beside the board",
    none: "Nothing booked yet",
    noneToRead: "Orders of this campaign appear here and move as they progress.",
    noneText: "Find outlets, add formats to the cart and book. Orders appear here and move as they progress.",
  },
  views: {
    label: "Orders shown as",
    names: { board: "Board", table: "Table", calendar: "Calendar", report: "Report" } satisfies Record<
      CampaignView,
      string
    >,
    cut: (shown: number, total: number) =>
      `This campaign has ${inFigures(total)} orders. Only the newest ${inFigures(shown)} are shown here. The board shows all of them.`,
  },
  campaign: { findMedia: "Find outlets", cart: "Cart", offers: "Offers", edit: "Edit" },
});
