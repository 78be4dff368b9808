import { goalNames } from "#campaigns/campaign.ts";
import type { OrderMove } from "#orders/order.ts";
import { countedMost } from "#platform/contract/list-length.ts";
import { wholeDollars } from "#platform/money/whole-dollars.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";

const monthName = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
};
const dayFormat = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" });
const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

const quoted = (title: string) => (title ? `“${title}”` : "your text");

/** Names a task by the move that is wanted; a move without a line here reads as its own button does. */
const moveTitles: Partial<Record<OrderMove, (title: string, outlet: string) => string>> = {
  send: (_title, outlet) => `Write for ${outlet}`,
  sendBrief: (_title, outlet) => `Write the brief for ${outlet}`,
  approveText: (title) => `Approve the text ${quoted(title)}`,
  approve: (title) => `Approve ${quoted(title)}`,
  answerDispute: (title) => `Tell your side of the dispute about ${quoted(title)}`,
};

export const texts = catalogue("home", {
  goals: goalNames,
  rounded: (cents: number | null) => (cents === null ? "–" : wholeDollars(cents)),
  monthShort: monthName({ month: "short" }),
  monthLong: monthName({ month: "long", year: "numeric" }),
  day: (instant: string) => dayFormat.format(new Date(instant)),
  hours: (hours: number) => {
    if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
    return hours < 48 ? `${figure.format(hours)} h` : `${figure.format(hours / 24)} days`;
  },
  share: (part: number, whole: number) => share.format(part / whole),
  orders: (count: number) => counted(count, "order"),
  all: (count: number) => (count < countedMost ? `All ${inFigures(count)}` : "All"),
  task: {
    moves: moveTitles,
    untitled: "Untitled",
    date: (outlet: string) => `${outlet} proposes another date`,
    conditions: (outlet: string) => `Conditions of ${outlet} changed`,
    claim: (outlet: string) => `A link on ${outlet} is gone`,
    offer: (outlet: string, price: string | undefined) =>
      price ? `${outlet} offers ${price}` : `${outlet} answered your offer`,
    balance: (left: string) => `Your balance is low: ${left}`,
    budget: (campaign: string) => `The budget of ${campaign} runs out`,
    offerSummary: (before: string | undefined, format: string) => [before && `instead of ${before}`, format],
    balanceSummary: (threshold: string) => `Your alert is set to ${threshold}.`,
    budgetSummary: (left: string, budget: string) => `${left} left of ${budget}`,
    overBudget: (over: string, budget: string) => `${over} over ${budget}`,
    claimSummary: "A claim is open. You get a refund unless the publisher restores the page.",
    publishedOn: (day: string) => `published ${day}`,
    checksHold: "all checks passed",
    checksFail: (count: number) => `${counted(count, "check")} failed`,
    unchecked: "not checked yet",
    over: "overdue",
    restoreBy: (day: string) => `restore by ${day}`,
    answer: "Answer",
    follow: "Follow",
    topUp: "Top up",
    raise: "Edit",
  },
  advertiser: {
    title: "Home",
    greeting: {
      morning: (name: string) => (name ? `Good morning, ${name}` : "Good morning"),
      afternoon: (name: string) => (name ? `Good afternoon, ${name}` : "Good afternoon"),
      evening: (name: string) => (name ? `Good evening, ${name}` : "Good evening"),
    },
    newCampaign: "New campaign",
    findOutlets: "Find outlets",
    figures: "Figures",
    available: "Available",
    held: (cents: number | null) => (cents ? `${wholeDollars(cents)} more is held` : "Nothing held"),
    running: "Running",
    runningNote: (campaigns: number) => `orders in ${counted(campaigns, "campaign")}`,
    noneRunning: "No orders in progress",
    published: "Published in 30 days",
    punctual: (onTime: number, late: number) => (late > 0 ? `${onTime} on time, ${late} late` : "all on time"),
    punctualShare: (portion: string) => `${portion} on time`,
    nonePublished: "Nothing published recently",
    links: "Links still as agreed",
    linksOf: (paid: number) => `of ${inFigures(paid)}`,
    claims: (claims: number) => `${counted(claims, "claim")} open`,
    noClaims: "No open claims",
    noLinks: "Checked throughout the guarantee",
    tasks: "Waiting for you",
    noTasks: "Nothing waiting for you",
    noTasksText: "Texts to write, publications to approve and offers to answer show up here.",
    spending: "Spend",
    noSpending: "Nothing spent in the last 12 months",
    noSpendingText: "What you pay for publications shows up here, month by month.",
    campaigns: "Campaigns",
    noCampaigns: "No active campaigns",
    noCampaignsText: "A campaign collects publications with one goal and one budget.",
    allCampaigns: "All campaigns",
    budgetUsed: (used: string, budget: string) => `${used} of ${budget}`,
    noBudget: (used: string) => `${used}, no budget set`,
    budgetBar: (name: string) => `Budget of ${name}`,
    publications: "Latest publications",
    noPublications: "No publications yet",
    noPublicationsText: "Each publication shows up here with its proof.",
    allPublications: "All orders",
    organizations: "Organizations and projects",
    newOrganization: "New organization",
  },
  publisher: {
    withdrawable: "Earnings to withdraw",
    withdraw: "Withdraw",
    locked: (cents: string, day: string | undefined) =>
      `${cents} more is locked${day ? `, available from ${day}` : ""}`,
    nothingLocked: "Nothing locked",
    expected: "Upcoming",
    expectedNote: "from accepted orders",
    answer: "Median answer",
    answerNote: "of your newest orders",
    noAnswer: "No orders answered yet",
    onTime: "On time",
    late: (late: number, due: number) => `${late} late of ${due}`,
    noneDue: "Nothing due yet",
    tasks: "To do",
    columns: {
      order: "Order",
      advertiser: "Advertiser",
      state: "State",
      due: "Due",
      earnings: "You earn",
      act: "Next step",
    },
    noTasks: "Nothing to do",
    noTasksText: "Orders and offers to answer, publications and claims show up here.",
    allOrders: "All orders",
    earnings: "Earnings",
    noEarnings: "Nothing earned in the last 12 months",
    noEarningsText: "What you earn shows up here once an order is completed.",
    outlets: "Outlets",
    noOutlets: "No outlets yet",
    noOutletsText: "List your first outlet, set a format and a price, and advertisers find you.",
    addOutlet: "Add outlet",
    importList: "Import a price list",
    offerState: "Offer",
    dateState: "Date proposed",
    date: "Answer the proposed date",
    offer: (price: string | undefined, before: string | undefined) =>
      price ? `Offer: ${price}${before ? ` instead of ${before}` : ""}` : "Offer",
    outletOrders: (count: number) => `${inFigures(count)} sold`,
    noOutletOrders: "Nothing sold yet",
    answersIn: (time: string) => `answered in ${time}`,
    inTime: (portion: string) => `${portion} on time`,
  },
});
