import { catalogue } from "#platform/web/catalogue.ts";
import type { PublishDateMode } from "../dates/publish-date.ts";
import { type OrderMove, type OrderStatus, statusAfter } from "../order.ts";
import type { OrderSort } from "../order-filter.ts";
import type { ReportFormat } from "../report/contract.ts";
import { proofNames } from "../report/proof-state.ts";
import { type ClientTask, moneyNames } from "../statuses.ts";
import type { OrderStep } from "../steps.ts";
import type { OrderSide } from "../timer.ts";
import type { CampaignView } from "./order-search.ts";
import { tableTexts } from "./table-texts.ts";

/** `The publisher has`, `Both sides have` */
const named = ([side, ...others]: readonly OrderSide[]): string =>
  others.length > 0 || !side ? "Both sides have" : `The ${sides[side]} has`;

const sides = { client: "advertiser", publisher: "publisher" };

/** What the screens of orders say; the words of moves, statuses and deadlines stand in their tables. */
export const texts = catalogue("orders", {
  /** What waits for the network, by name. */
  changes: {
    move: (number: string) => `The next step of order ${number}`,
    publishDate: (number: string) => `The publish date of order ${number}`,
    acceptConditions: (number: string) => `Accept the new conditions of order ${number}`,
    image: "Upload the image",
  },
  statuses: tableTexts.statuses,
  order: (number: string) => `Order ${number}`,
  onMedia: (number: string, media: string) => `, order ${number} on ${media}`,
  untitled: "No title yet",
  noText: "The text is not there yet.",
  download: "Download the text",
  downloading: (number: string) => `Download the text of order ${number}`,
  isWriting: "The publisher is writing the text. You read it here as soon as it is sent to you.",
  brief: "Brief",
  close: "Close the order",
  loading: "Order",
  notThere: "This order is not there",
  notThereText: "It doesn't exist, or it is not yours to see.",
  booked: "What was booked",
  wasSaid: "What was said",
  parts: {
    text: "Text",
    history: "History",
    price: "Price",
    conditions: "Conditions",
  },
  facts: {
    media: "Medium",
    format: "Format",
    campaign: "Campaign",
    client: "Advertiser",
    brand: "Brand",
    publisher: "Publisher",
    publishDate: "Publish date",
    swappedFrom: "Moved from",
    swappedTo: "Moved to",
  },
  publishDate: {
    label: "Publish date",
    mode: "Publish",
    day: "Date",
    soon: "As soon as accepted",
    modes: { On: "On the day", After: "On or after", Before: "On or before" } satisfies Record<PublishDateMode, string>,
  },
  proposal: {
    title: (by: "client" | "publisher", reader: string) =>
      by === reader ? "You proposed another publish date" : `The ${sides[by]} proposes another publish date`,
    agreed: (date: string) => `Agreed so far: ${date}`,
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
    waits: (waiting: readonly OrderSide[], reader: string, when: string) =>
      waiting.some((side) => side === reader) ? `Your turn, until ${when}` : `${named(waiting)} until ${when}`,
    stopped: (waiting: readonly OrderSide[], reader: string) =>
      waiting.some((side) => side === reader)
        ? "Your turn"
        : `The order waits for the ${waiting.map((side) => sides[side]).join(" and the ")}`,
  },
  deadline: {
    names: tableTexts.deadlines,
    over: "overdue",
    /** "Publication due" is "Publication overdue" then. */
    overdue: (name: string) => `${name.replace(/ due$/, "")} overdue`,
  },
  price: {
    format: "Format",
    hyperlinkFee: "Dofollow fee",
    total: "Total",
    fee: "Service fee",
    earnings: "Publisher earns",
    feeText: "The service fee is part of the total and is taken when the order is completed. You pay nothing on top.",
    heldText: "The total is held for this order until it is completed or released.",
  },
  count: {
    title: "Title",
    text: "Text",
    links: "Hyperlinks",
    images: "Images",
    titleThere: "Added",
    titleMissing: "Missing",
    characters: (count: number, least: number, most: number) =>
      `${count.toLocaleString("en-US")} of ${least.toLocaleString("en-US")}–${most.toLocaleString("en-US")} characters`,
    of: (count: number, least: number, most: number) =>
      least > 0 ? `${count} of ${least}–${most}` : `${count} of ${most} at most`,
    kind: (kind: string) => `all ${kind}`,
    holds: "Holds",
    missing: "Does not hold yet",
    ready: "The text keeps all conditions.",
  },
  newConditions: {
    badge: { client: "New conditions", publisher: "Earlier conditions" },
    title: "The publisher changed the conditions",
    titleForPublisher: "You changed the conditions",
    textNotSent: "The order stands as it was booked. The text can be sent when you accept the new conditions.",
    textSent:
      "The order stands as it was booked, and the publisher may still accept it so. You can accept the new conditions now.",
    forPublisher:
      "You changed the format after this order was booked. Until the advertiser accepts the new conditions, it stands as booked, and you may accept it so.",
    forOperator: "The order stands as it was booked until the advertiser accepts the new conditions.",
    unavailable:
      "This format is no longer on offer, so that its new conditions can't be accepted. Swap the media, or cancel the order.",
    nothingBooked: "Nothing of what was booked changes by it.",
    columns: { before: "Booked", now: "Now" },
    misfit: "Your text doesn't keep these conditions yet:",
    none: "None",
    gone: "No longer on offer",
    price: "Format price",
    more: (amount: string) => `${amount} more are held when you accept.`,
    less: (amount: string) => `${amount} go back to your balance when you accept.`,
    same: "The total stays the same.",
    accept: "Accept the new conditions",
    accepted: "The new conditions are accepted.",
  },
  editor: {
    title: "Title",
    titlePlaceholder: "The headline of the publication",
    text: "Text",
    loading: "Opening the editor",
    saved: "Saved",
    saving: "Saving…",
    retrying: "Not saved, retrying",
    retryingText: "What you type is kept in this browser until it is saved.",
    refused: (why: string) => `Not saved: ${why}`,
    restored: (when: string) => `Your unsaved text of ${when} was brought back.`,
    useSaved: "Use the saved text instead",
    kept: (when: string) =>
      `Your text of ${when} is not saved: somebody saved another one meanwhile. Choose one; the other stays under Versions.`,
    bringBack: "Use mine",
    keepSaved: "Keep the saved one",
    dismiss: "Close",
    sendHint: "It can be sent when everything above holds.",
    brief: "Brief",
    briefPlaceholder: "What the text is about, whom it speaks to, what it must say, and where its links lead",
    briefTitle: "Working title",
    briefNext: "Next step",
    briefReady: "The publisher reads this, then accepts or rejects the order.",
    briefMissing: "Add the brief, then send it.",
    chooseText: "Choose which of the two texts is the right one.",
    sent: {
      send: "The text was sent to the publisher.",
      sendBrief: "The brief was sent to the publisher.",
      deliverText: "The text was sent to the advertiser.",
    } as Partial<Record<OrderMove, string>>,
    notSavedYet: "The text could not be saved, so it was not sent. It is tried again by itself.",
    controls: {
      boldControlLabel: "Bold",
      italicControlLabel: "Italic",
      h2ControlLabel: "Heading",
      h3ControlLabel: "Subheading",
      bulletListControlLabel: "List",
      orderedListControlLabel: "Numbered list",
      blockquoteControlLabel: "Quote",
      undoControlLabel: "Undo",
      redoControlLabel: "Redo",
    },
    link: "Hyperlink",
    linkAddress: "Address",
    linkKind: "Kind",
    linkApply: "Set the link",
    linkRemove: "Remove the link",
    linkSelect: "Without a selection, the address itself becomes the text.",
    image: "Image",
    imageFile: "Image file",
    imageChoose: "Choose a JPEG, PNG, WebP or GIF",
    imageText: "Description for people who cannot see it",
    imageCaption: "Caption (optional)",
    imageAdd: "Add the image",
    table: "Table",
    tableChanges: {
      addRow: "Add a row below",
      addColumn: "Add a column to the right",
      deleteRow: "Remove the row",
      deleteColumn: "Remove the column",
      deleteTable: "Remove the table",
    },
    importFile: "Import",
    importFailed: "This file can't be read. Import a Word (.docx), Markdown, HTML or text file.",
    importTooBig: (megabytes: number) => `A file may have ${megabytes} MB at most.`,
    imagesDropped: (count: number) =>
      count === 1 ? "1 image was left out. Add it with Image." : `${count} images were left out. Add them with Image.`,
    reuse: "Use another order's text",
    reuseNone: "No other order of this campaign has a text yet.",
    reuseTitle: "Texts of this campaign",
    reuseIt: (title: string, medium: string) => `${title} (${medium})`,
    behind: "Somebody else saved a newer text.",
    showNewer: "Show it",
    differs: "What yours changes in the saved text",
  },
  moves: {
    title: "What you can do",
    reason: "Reason",
    optionalReason: "Reason (optional)",
    reasonHint: "The other side reads this.",
    evidenceLinks: "Links that show it (optional)",
    evidenceLinksHint: "One address a line, up to ten",
    evidenceImages: "Images that show it (optional)",
    evidenceImage: (number: number) => `Image ${number}`,
    evidenceRemove: (number: number) => `Remove image ${number}`,
    publicationUrl: "Link to the publication",
    publicationHint: (domain: string) => `On ${domain}, as readers open it`,
    of: tableTexts.moves,
    refusals: tableTexts.refusals,
    goesTo: (total: string, fee: string, earnings: string) =>
      `Of ${total}, ${earnings} go to the publisher. The service fee is ${fee}.`,
    goesBack: (total: string) => `${total} go back to the advertiser's balance.`,
    done: (move: OrderMove, status: OrderStatus) =>
      statusAfter(move, status) === status
        ? `Done: ${tableTexts.moves[move].history ?? tableTexts.moves[move].label}.`
        : `Done. The order is now: ${tableTexts.statuses[statusAfter(move, status)]}.`,
  },
  history: {
    by: { client: "Advertiser", publisher: "Publisher", operator: "Operator", system: "Automatic" } as Record<
      string,
      string
    >,
    /** What happened without a move. */
    happened: {
      book: "Booked",
      acceptConditions: "New conditions accepted",
      loseOutlet: "Another publisher verified the outlet's domain",
      lose: "The publication has changed",
      regain: "The publication is back",
    } as Partial<Record<string, string>>,
  },
  inbox: {
    title: "Orders",
    lead: "Everything that advertisers booked on your media.",
    status: "Status",
    all: "All",
    clear: "Clear the filter",
    none: "No orders yet",
    noneText: "When an advertiser books one of your formats, the order appears here.",
    noneFound: "No orders match this filter",
    columns: {
      order: "Order",
      media: "Medium",
      title: "Title",
      status: "Status",
      deadline: "Due",
      earnings: "You earn",
    },
    of: (media: string) => `Orders of ${media}`,
  },
  list: {
    title: "Orders",
    lead: "Everything that you booked, over all campaigns.",
    task: "To do",
    tasks: {
      toWrite: "To write",
      toApprove: "To approve",
      waiting: "With others",
      closed: "Closed",
    } satisfies Record<ClientTask, string>,
    all: "All",
    status: "State",
    from: "Due from",
    to: "Due until",
    sort: "Sorted by",
    sorts: { newest: "Newest first", due: "Due next" } satisfies Record<OrderSort, string>,
    clear: "Clear the filters",
    none: "No orders yet",
    noneText: "Book a format in the marketplace. The order appears here with its next step.",
    noneFound: "No orders match these filters",
    columns: {
      order: "Order",
      campaign: "Campaign",
      media: "Outlet",
      status: "State",
      deadline: "Due",
      total: "Total",
    },
    choose: (name: string) => `Choose ${name}`,
    chooseAll: "Choose all on this page",
    export: "Export",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
    exporting: "Export the orders",
  },
  several: {
    label: "Several orders at once",
    approve: "Approve several",
    approveText: "Each publication is approved by itself: its order is completed and its publisher paid.",
    approveThese: (count: number) => `Approve ${plural(count, "publication")}`,
    pays: (total: string) => `${total} go to the publishers and the service fee.`,
    write: "One text for several",
    writeText:
      "The text takes the place of what stands in these orders. You send each of them when its conditions hold.",
    writeThese: (count: number) => `Write into ${plural(count, "order")}`,
    accept: "Accept several",
    acceptText: "Each order is accepted by itself. You promise to publish, or to write, within its turnaround.",
    acceptThese: (count: number) => `Accept ${plural(count, "order")}`,
    earns: (total: string) => `You earn ${total} when they are completed.`,
    nothingToApprove: "None of these orders has a publication to approve.",
    nothingToWrite: "None of these orders has a text that you can write now.",
    orders: "Orders",
    done: "Done",
    outcomes: (done: number, of: number) => `${done} of ${plural(of, "order")} done`,
    close: "Close",
    changes: {
      approve: "Approve several publications",
      accept: "Accept several orders",
      write: "Write one text into several orders",
    },
  },
  board: {
    empty: "None",
    beside: "Beside the board",
    none: "Nothing is booked yet",
    noneToRead: "What is booked for this campaign appears here and moves by itself.",
    noneText:
      "Find media that fit, put their formats into the cart, and book. The orders appear here and move by themselves.",
  },
  views: {
    label: "Orders shown as",
    names: { board: "Board", table: "Table", calendar: "Calendar", report: "Report" } satisfies Record<
      CampaignView,
      string
    >,
    cut: (shown: number, total: number) =>
      `This campaign has ${total.toLocaleString("en-US")} orders. Only the newest ${shown.toLocaleString("en-US")} are read here; the board has all of them.`,
  },
  calendar: {
    months: "Months",
    previous: "Previous month",
    next: "Next month",
    today: "Today",
    isToday: ", today",
    of: (month: string) => `Orders by day in ${month}`,
    days: "Days are in UTC.",
    nothing: (month: string) => `Nothing falls in ${month}.`,
    asked: {
      On: "Publish on this day",
      After: "Publish on or after this day",
      Before: "Publish on or before this day",
    } satisfies Record<PublishDateMode, string>,
    due: "Due",
    published: "Published",
    without: "Without a date this month",
    more: (count: number) => `${count} more`,
    fewer: "Fewer",
  },
  report: {
    title: "Report",
    download: "Download",
    formats: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" } satisfies Record<ReportFormat, string>,
    file: (campaign: string, day: string) => `${campaign} report ${day}`,
    downloading: "Download the report",
    totals: {
      orders: "Orders",
      completed: "Completed",
      spent: "Spent",
      held: "Held",
      average: "Average price",
      averageOf: "of orders spent or held",
      onTime: "On time",
      onTimeShare: (kept: number, of: number) => `${Math.round((100 * kept) / of)}%`,
      ofThese: (count: number) =>
        `Completed, average price and on time are of the newest ${count.toLocaleString("en-US")} orders.`,
      onTimeOf: (kept: number, of: number) => `${kept} of ${plural(of, "completed publication")}`,
    },
    publications: "Publications",
    columns: {
      title: "Title",
      media: "Outlet",
      status: "Status",
      published: "Published (UTC)",
      proof: "Proof",
      metrics: "Outlet's metrics",
      cost: "Spent or held",
      fee: "Service fee",
    },
    onTime: "On time",
    late: "Late",
    proof: proofNames,
    links: (found: number, promised: number) => `${found} of ${plural(promised, "link")}`,
    checked: (day: string) => `Checked ${day}`,
    of: (price: string) => `of ${price}`,
    together: "Together",
    money: moneyNames,
    none: "—",
    opens: (title: string) => `, publication of ${title}`,
  },
  campaign: { findMedia: "Find media", cart: "Cart", offers: "Offers", edit: "Edit" },
});

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
