import type { FormatType } from "#formats/format.ts";
import type { Step } from "./steps.ts";

export type DemoOrder = {
  outlet: string;
  formatType: FormatType;
  title: string;
  /** The publisher writes the text where there is a brief. */
  brief?: string;
  text: string;
  daysAgo: number;
  steps: Step[];
  /** Agreed for a day, counted from today. */
  publishIn?: number;
};
