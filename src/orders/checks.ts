import type { Conditions } from "#formats/conditions.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { isOnDomain } from "#media/on-domain.ts";
import { startOfDay } from "#platform/contract/day.ts";
import { messages } from "#platform/contract/messages.ts";
import type { ViolationCode } from "#platform/contract/refusals.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Proof } from "#proof/proof-schema.ts";
import { checkText, type TextConditions } from "#rich-text/text-check.ts";
import { noLeadTime, type PublishDate, publishDateProblem } from "./dates/publish-date.ts";
import { leavesTime, opensOn } from "./dates/window.ts";
import type { MoveInput } from "./moves/move-input.ts";
import { notCovered } from "./not-covered.ts";

const texts = catalogue("orders.checks", {
  addBrief: "Add the brief.",
  sameBrief: "The brief already says this.",
  otherDomain: (mediaDomain: string | undefined) => `The link must be on ${mediaDomain}.`,
  sameLink: "This is the link that was checked. Correct the page, then ask for another check.",
  otherDay: (day: string) => `The publication is agreed for ${day} (UTC). Publish it then, or propose another date.`,
  nameFailures: (value: string, notCovered: string) =>
    `${value} ${notCovered} To approve anyway, name it in “despite”.`,
  sameDate: "This date is already agreed.",
  tooSoon: "This date leaves no time to publish. Choose a later day.",
});

export type CheckedOrder = PublishDate & {
  title: string;
  content: string;
  brief: string;
  conditions: TextConditions & Pick<Conditions, "turnaroundHours">;
  acceptedAt: Date | string | null;
  now: Date;
  daysAhead: number;
  hyperlinkKind: BookedHyperlinkKind;
  publicationUrl: string | null;
  proof: Proof | null;
  totalCents: Cents;
  /** Undefined once the outlet is deleted. */
  mediaDomain: string | undefined;
};

export type FieldProblem = { propertyPath: string; message: string; code: ViolationCode };

type Check = (order: CheckedOrder, input: MoveInput) => FieldProblem[];

/** The server answers 422 at the field that fails. */
const checks = {
  textKeepsConditions: ({ title, content, conditions, hyperlinkKind }) =>
    checkText(title, content, conditions, hyperlinkKind).map(({ part, message }) => ({
      propertyPath: part === "title" ? "title" : "content",
      message,
      code: part,
    })),

  briefIsThere: ({ brief }) =>
    brief.trim() === "" ? [{ propertyPath: "brief", message: texts.addBrief, code: "brief" }] : [],

  briefIsNew: ({ brief }, { brief: changed = "" }) =>
    changed.trim() === brief.trim() ? [{ propertyPath: "brief", message: texts.sameBrief, code: "same" }] : [],

  /** The publication must be on the outlet's own domain (R4.5). */
  linkIsOnMedium: ({ mediaDomain }, { publicationUrl = "" }) =>
    mediaDomain && isOnDomain(publicationUrl, mediaDomain)
      ? []
      : [{ propertyPath: "publicationUrl", message: texts.otherDomain(mediaDomain), code: "foreign_domain" }],

  linkIsAnother: ({ publicationUrl: before }, { publicationUrl }) => {
    const message = texts.sameLink;
    return publicationUrl === before ? [{ propertyPath: "publicationUrl", message, code: "same" }] : [];
  },

  /** Names the first day on which a link is accepted (R4.7). */
  windowIsOpen: (order) => {
    const day = opensOn(order);
    if (!day || startOfDay(day) <= order.now) return [];
    const message = texts.otherDay(dayInWords(day));
    return [{ propertyPath: "publicationUrl", message, code: "too_early" }];
  },

  /** An approval names each failure it accepts, so that nobody gives up the guarantee unawares (R10.3). */
  failuresAreNamed: ({ proof }, { despite = [] }) => {
    const unnamed = proof?.problems.filter((problem) => !despite.includes(problem)) ?? [];
    const message = texts.nameFailures(unnamed.join(" "), notCovered);
    return unnamed.length > 0 ? [{ propertyPath: "despite", message, code: "proof_failed" }] : [];
  },

  dateIsPossible: (order, { publishDateMode = "After", publishOn = null }) => {
    const message = problemOfProposal(order, { publishDateMode, publishOn });
    return message ? [{ propertyPath: "publishOn", message, code: "publish_date" }] : [];
  },

  refundIsWithinTotal: ({ totalCents }, { refundCents = 0 }) =>
    refundCents <= totalCents
      ? []
      : [{ propertyPath: "refundCents", message: messages.atMost(formatCents(totalCents)), code: "too_big" }],
} as const satisfies Record<string, Check>;

export const acceptedFailures = ({ proof }: Pick<CheckedOrder, "proof">, { despite = [] }: MoveInput): string[] =>
  proof?.problems.filter((problem) => despite.includes(problem)) ?? [];

function problemOfProposal(order: CheckedOrder, proposed: PublishDate): string | undefined {
  if (proposed.publishDateMode === order.publishDateMode && proposed.publishOn === order.publishOn)
    return texts.sameDate;
  const problem = publishDateProblem(proposed, noLeadTime(order.now, order.daysAhead));
  return problem ?? (leavesTime(proposed, order, order.now) ? undefined : texts.tooSoon);
}

export type CheckName = keyof typeof checks;

export const inputProblems = (names: readonly CheckName[], order: CheckedOrder, input: MoveInput): FieldProblem[] =>
  names.flatMap((name) => {
    const check: Check = checks[name];
    return check(order, input);
  });
