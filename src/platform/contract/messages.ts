import type { z } from "zod";
import { catalogue } from "../words/catalogue.ts";

/** The generic messages of validation (R5.1), word for word, for forms and server. */
export const messages = catalogue("messages", {
  required: "Required",
  fill: "Fill to continue",
  choose: "Make a choice to continue",
  email: "Check your email format",
  url: "Check your URL format",
  date: "Check the date format",
  wrongDate: "Wrong date",
  wrongValue: "Wrong value",
  invalid: "Invalid value",
  onlyNumbers: "Can't contain only numbers",
  oneLine: "Can't contain line breaks or control characters",
  unknownField: "Unknown field",
  /** For numbers, amounts and days; `bound` is formatted for the reader. */
  atLeast: (bound: string) => `Can't be less than ${bound}`,
  atMost: (bound: string) => `Can't be more than ${bound}`,
  atMostSymbols: (bound: number | bigint) => `Can't be more than ${bound} symbols`,
  atLeastSymbols: (bound: number | bigint) => `Can't be less than ${bound} symbols`,
  atLeastOptions: (bound: number | bigint) => `Choose at least ${bound} option`,
  atMostElements: (bound: number | bigint) => `Insert at most ${bound} elements`,
});

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>["customError"] & object>[0];

/** Puts Zod's findings into Byline's words; `say-messages.ts` installs it. */
export function messageOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return messages.required;
      return isFraction(issue) ? messages.invalid : messages.wrongValue;
    case "too_small":
      if (issue.origin === "string")
        return Number(issue.minimum) === 1 ? messages.required : messages.atLeastSymbols(issue.minimum);
      if (issue.origin === "array" || issue.origin === "set") return messages.atLeastOptions(issue.minimum);
      return messages.atLeast(String(issue.minimum));
    case "too_big":
      if (issue.origin === "string") return messages.atMostSymbols(issue.maximum);
      if (issue.origin === "array" || issue.origin === "set") return messages.atMostElements(issue.maximum);
      return messages.atMost(String(issue.maximum));
    case "invalid_format":
      if (issue.format === "email") return messages.email;
      if (issue.format === "url") return messages.url;
      if (issue.format === "date" || issue.format === "datetime") return messages.date;
      return messages.wrongValue;
    case "unrecognized_keys":
      return messages.unknownField;
    case "invalid_value":
    case "invalid_union":
      return issue.input === undefined ? messages.choose : messages.wrongValue;
    default:
      return messages.invalid;
  }
}

const isFraction = ({ expected, input }: { expected?: unknown; input?: unknown }): boolean =>
  expected === "int" && Number.isFinite(input);
