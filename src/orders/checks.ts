import type { Conditions } from "#formats/conditions.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { isOnDomain } from "#media/on-domain.ts";
import { messages } from "#platform/contract/messages.ts";
import type { ViolationCode } from "#platform/contract/refusals.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import type { Proof } from "#proof/proof-state.ts";
import { checkText, type TextConditions } from "#rich-text/text-check.ts";
import { dayInWords, startOfDay } from "./dates/days.ts";
import { noLeadTime, type PublishDate, publishDateProblem } from "./dates/publish-date.ts";
import { opensOn, windowOf } from "./dates/window.ts";
import type { MoveInput } from "./moves/move-input.ts";

/** The order that is moved, as far as a check compares with it. */
export type CheckedOrder = PublishDate & {
  title: string;
  content: string;
  /** What the publisher is asked to write. */
  brief: string;
  conditions: TextConditions & Pick<Conditions, "turnaroundHours">;
  acceptedAt: Date | string | null;
  /** The moment of the move. */
  now: Date;
  /** Publish dates lie at most so many days ahead. */
  daysAhead: number;
  hyperlinkKind: BookedHyperlinkKind;
  /** The page that was published. */
  publicationUrl: string | null;
  proof: Proof | null;
  totalCents: Cents;
  /** Of the medium; undefined when it is gone. */
  mediaDomain: string | undefined;
};

/** What is wrong with a field, for people and by its code. */
export type FieldProblem = { propertyPath: string; message: string; code: ViolationCode };

/** Said wherever an approval accepts what fails. */
export const notCovered = "If you approve, the guarantee doesn't cover it.";

type Check = (order: CheckedOrder, input: MoveInput) => FieldProblem[];

/** What the text, or the input of a move, must keep. The server refuses what does not (422), at its field. */
const checks = {
  textKeepsConditions: ({ title, content, conditions, hyperlinkKind }) =>
    checkText(title, content, conditions, hyperlinkKind).map(({ part, message }) => ({
      propertyPath: part === "title" ? "title" : "content",
      message,
      code: part,
    })),

  briefIsThere: ({ brief }) =>
    brief.trim() === "" ? [{ propertyPath: "brief", message: "Add the brief.", code: "brief" }] : [],

  briefIsNew: ({ brief }, { brief: changed = "" }) =>
    changed.trim() === brief.trim()
      ? [{ propertyPath: "brief", message: "This is what the brief says already.", code: "same" }]
      : [],

  /** R4.5: the publication is on the medium's own domain. */
  linkIsOnMedium: ({ mediaDomain }, { publicationUrl = "" }) =>
    mediaDomain && isOnDomain(publicationUrl, mediaDomain)
      ? []
      : [{ propertyPath: "publicationUrl", message: `The link must be on ${mediaDomain}.`, code: "foreign_domain" }],

  linkIsAnother: ({ publicationUrl: before }, { publicationUrl }) => {
    const message = "This is the link that was checked. Correct the page, then ask for another check.";
    return publicationUrl === before ? [{ propertyPath: "publicationUrl", message, code: "same" }] : [];
  },

  /** R4.7: a link that is given before the day of the publication is refused with that day. */
  windowIsOpen: (order) => {
    const day = opensOn(order);
    if (!day || startOfDay(day) <= order.now) return [];
    const message = `The publication is agreed for ${dayInWords(day)} (UTC). Publish it then, or propose another date.`;
    return [{ propertyPath: "publicationUrl", message, code: "too_early" }];
  },

  /** Nobody gives the guarantee away unawares: an approval names what it accepts (R10.3). */
  failuresAreNamed: ({ proof }, { despite = [] }) => {
    const unnamed = proof?.problems.filter((problem) => !despite.includes(problem)) ?? [];
    const message = `${unnamed.join(" ")} ${notCovered} To approve anyway, name it in “despite”.`;
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

/** What fails of a publication and is accepted by name. */
export const acceptedFailures = ({ proof }: Pick<CheckedOrder, "proof">, { despite = [] }: MoveInput): string[] =>
  proof?.problems.filter((problem) => despite.includes(problem)) ?? [];

/** Two sides may agree on any date to come that leaves time to publish, and that is another one. */
function problemOfProposal(order: CheckedOrder, proposed: PublishDate): string | undefined {
  if (proposed.publishDateMode === order.publishDateMode && proposed.publishOn === order.publishOn)
    return "This is the date that is agreed already.";
  const problem = publishDateProblem(proposed, noLeadTime(order.now, order.daysAhead));
  if (problem || !order.acceptedAt) return problem;
  const { dueAt } = windowOf(new Date(order.acceptedAt), order.conditions.turnaroundHours, proposed);
  return dueAt > order.now ? undefined : "This date leaves no time to publish. Choose a day to come.";
}

export type CheckName = keyof typeof checks;

/** What the named checks find wrong. */
export const problemsOf = (names: readonly CheckName[], order: CheckedOrder, input: MoveInput): FieldProblem[] =>
  names.flatMap((name) => {
    const check: Check = checks[name];
    return check(order, input);
  });
