import { z } from "zod";
import { hourMilliseconds } from "#platform/contract/day.ts";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { settingsEdit } from "../contract.ts";

/** Operators hear of a silence after this. */
const alarmHours = 6;

/** `since` is the first round without any answer. */
export type Silence = { since: Date | null; toldAt: Date | null };

/** `fallSilent` means hours without any answer; `answer` ends a reported silence. */
export const knownPageHappenings = ["fallSilent", "answer"] as const;
export type KnownPageHappening = (typeof knownPageHappenings)[number];

/** Applies one round of asking; each happening comes once. */
export function afterAsking(
  { since, toldAt }: Silence,
  isAnswered: boolean,
  now: Date,
): { silence: Silence; told: KnownPageHappening | undefined } {
  if (isAnswered) return { silence: { since: null, toldAt: null }, told: toldAt ? "answer" : undefined };
  const begun = since ?? now;
  const isDue = toldAt === null && now.getTime() - begun.getTime() >= alarmHours * hourMilliseconds;
  return { silence: { since: begun, toldAt: isDue ? now : toldAt }, told: isDue ? "fallSilent" : undefined };
}

export const testInput = z.strictObject({ knownPages: settingsEdit.shape.knownPages.unwrap() });

const testSchema = z.object({
  silent: z
    .array(
      z.object({
        page: z.string().describe("The page that does not answer."),
        problem: z.string().describe("Why, in words."),
      }),
    )
    .describe("The pages that don't answer."),
});
export type KnownPagesTest = z.infer<typeof testSchema>;

export const knownPagesCalls = callsBelow("settings", {
  "test-known-pages": {
    method: "POST",
    summary: "Which of these pages don't answer, before they are set as known pages; for operators",
    description: "Asks each page as the looks at publications do. No setting changes.",
    operator: true,
    input: testInput,
    status: 200,
    answers: { schema: testSchema },
  },
});
