import type { BookedHyperlinkKind } from "#formats/format.ts";
import { isOnDomain } from "#media/on-domain.ts";
import { messages } from "#platform/contract/messages.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import type { MoveInput } from "./move-input.ts";
import { checkText, type TextConditions } from "./text-check.ts";

/** The order that is moved, as far as a check compares with it. */
export type CheckedOrder = {
  title: string;
  content: string;
  conditions: TextConditions;
  hyperlinkKind: BookedHyperlinkKind;
  totalCents: Cents;
  /** Of the medium; undefined when it is gone. */
  mediaDomain: string | undefined;
};

/** What is wrong with a field, for people and by its code. */
export type FieldProblem = { propertyPath: string; message: string; code: string };

type Check = (order: CheckedOrder, input: MoveInput) => FieldProblem[];

/** What the text, or the input of a move, must keep. The server refuses what does not (422), at its field. */
const checks = {
  textKeepsConditions: ({ title, content, conditions, hyperlinkKind }) =>
    checkText(title, content, conditions, hyperlinkKind).map(({ part, message }) => ({
      propertyPath: part === "title" ? "title" : "content",
      message,
      code: part,
    })),

  /** R4.5: the publication is on the medium's own domain. */
  linkIsOnMedium: ({ mediaDomain }, { publicationUrl = "" }) =>
    mediaDomain && isOnDomain(publicationUrl, mediaDomain)
      ? []
      : [{ propertyPath: "publicationUrl", message: `The link must be on ${mediaDomain}.`, code: "foreign_domain" }],

  refundIsWithinTotal: ({ totalCents }, { refundCents = 0 }) =>
    refundCents <= totalCents
      ? []
      : [{ propertyPath: "refundCents", message: messages.atMost(formatCents(totalCents)), code: "too_big" }],
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** What the named checks find wrong. */
export const problemsOf = (names: readonly CheckName[], order: CheckedOrder, input: MoveInput): FieldProblem[] =>
  names.flatMap((name) => {
    const check: Check = checks[name];
    return check(order, input);
  });
