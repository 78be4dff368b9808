import type { Extra } from "./extras.ts";
import type { FormatType, HyperlinkKind } from "./format.ts";

/** What a number counts. Months online: 0 is for ever. */
export type Unit = "characters" | "hours" | "days" | "months" | "links" | "images";

/** How a field is answered, and its bounds: of the number or the cents themselves, of a text's symbols, of a list's items. */
type Answer =
  | { kind: "number"; unit: Unit; least: number; most: number; usual: number }
  | { kind: "money"; least: number; most: number; usual?: number }
  | { kind: "choice"; of: readonly string[]; usual?: string }
  | { kind: "text"; most: number; usual: string }
  | { kind: "topics" | "addresses"; most: number; usual: readonly string[] }
  | { kind: "extras"; most: number; usual: readonly Extra[] }
  | { kind: "yesOrNo"; usual: boolean };

/** A row of `formatFields`; `usual` is the starting value of a new format where type and price suggest none. */
export type Field = Answer & {
  /** Its name in forms, files and sentences, in English; a locale translates it where a screen shows it. */
  label: string;
  /** The step of the editor that asks for it (R4.4). */
  step: string;
  /**
   * A `condition` bounds the text or promises something of the publication, and an order keeps it as booked. The `price` fields
   * set the price. Advertisers agree to both, so a change of either is a new version (R3.8). Fields `about` the format only
   * describe it.
   */
  part: "condition" | "price" | "about";
  /** The line that tells it to readers, together with the other fields of the same line (`web/words.ts`). */
  line?: string;
  /** The API and imports insist on it; other fields are as usual when nobody names them. */
  required?: true;
  /** False where the other answers leave no room for it: then the editor does not ask for it, and it says nothing. */
  goesWith?: (answers: Answers) => boolean;
  /** A text that breaks it can't be sent (R5.3, `rich-text/text-check.ts`). */
  bindsText?: true;
  /** Names that lists have for it, beside its own and its label; without case, spaces and signs. */
  alsoCalled?: readonly string[];
};

type Answers = { formatType?: FormatType; hyperlinkKind?: HyperlinkKind; writingService?: boolean };

type ValueOfKind = {
  number: number;
  money: number;
  text: string;
  topics: string[];
  addresses: string[];
  extras: Extra[];
  yesOrNo: boolean;
};

/** The values that a field takes. */
export type ValueOf<Row extends Field> = Row extends { kind: "choice"; of: readonly (infer Choice)[] }
  ? Choice
  : ValueOfKind[Exclude<Row["kind"], "choice">];

const unitsAsked: Record<Unit, string> = {
  characters: "characters",
  hours: "hours",
  days: "days",
  months: "months",
  // Their labels say it.
  links: "",
  images: "",
};

/** What a form asks a number in, behind its label; empty where the label is enough. */
export const unitOf = (field: Field): string => (field.kind === "number" ? unitsAsked[field.unit] : "");

/** `Turnaround, hours` */
export const labelWithUnit = (label: string, unit: string): string => (unit ? `${label}, ${unit}` : label);
