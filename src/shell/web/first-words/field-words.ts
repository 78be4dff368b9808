import type { ScreenRows } from "#platform/contract/first-words.ts";
import { settingsRanges } from "#settings/ranges.ts";
import { texts as settings } from "#settings/web/texts.ts";

const field = (label: string, hint: string, top: number): ScreenRows => ({
  lines: [label, hint],
  look: "field",
  at: { top, start: 0, width: 404 },
});

/** The first fields of the installation's settings that explain themselves. */
export const consoleFields: readonly ScreenRows[] = [
  field(settings.fee, settings.feeHint(settingsRanges.feeBasisPoints), 112),
  field(settings.affiliateLockDays, settings.affiliateLockDaysHint(settingsRanges.affiliateLockDays), 216.375),
  field(settings.publishDaysAhead, settings.publishDaysAheadHint(settingsRanges.publishDaysAhead), 548.75),
];
