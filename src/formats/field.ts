import type { Extra } from "./extras.ts";
import type { FormatType, HyperlinkKind } from "./format.ts";

/** 0 months online means forever. */
export type Unit = "characters" | "hours" | "days" | "months" | "links" | "images";

/** Bounds apply to numbers, cents, a text's characters or a list's items. */
type Answer =
  | { kind: "number"; unit: Unit; least: number; most: number; usual: number }
  | { kind: "money"; least: number; most: number; usual?: number }
  | { kind: "choice"; of: readonly string[]; usual?: string }
  | { kind: "text"; most: number; usual: string }
  | { kind: "topics" | "addresses"; most: number; usual: readonly string[] }
  | { kind: "extras"; most: number; usual: readonly Extra[] }
  | { kind: "yesOrNo"; usual: boolean };

/** `usual` is a new format's starting value. */
export type Field = Answer & {
  /** English, for forms, files and sentences; screens translate it. */
  label: string;
  step: string;
  /**
   * Orders keep each `condition` as booked. Changing a `condition` or `price` makes a new version (R3.8). `about`
   * fields only describe.
   */
  part: "condition" | "price" | "about";
  /** The readers' line, shared with other fields of the same name (`web/words.ts`). */
  line?: string;
  /** The API and imports demand it; other fields default to `usual`. */
  required?: true;
  /** False where other answers rule it out: the editor then hides it. */
  goesWith?: (answers: Answers) => boolean;
  /** A text that breaks it can't be sent (R5.3, `rich-text/text-check.ts`). */
  bindsText?: true;
  /** Column names in import files, without case, spaces and signs. */
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

export type ValueOf<Row extends Field> = Row extends { kind: "choice"; of: readonly (infer Choice)[] }
  ? Choice
  : ValueOfKind[Exclude<Row["kind"], "choice">];

const unitsAsked: Record<Unit, string> = {
  characters: "characters",
  hours: "hours",
  days: "days",
  months: "months",
  // Their labels already name the unit.
  links: "",
  images: "",
};

export const unitOf = (field: Field): string => (field.kind === "number" ? unitsAsked[field.unit] : "");

/** `Turnaround, hours` */
export const labelWithUnit = (label: string, unit: string): string => (unit ? `${label}, ${unit}` : label);
