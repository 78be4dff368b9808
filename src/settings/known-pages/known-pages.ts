import { z } from "zod";
import { settingsEdit } from "../contract.ts";

/** So long no known page may answer before the operators are told. */
const alarmHours = 6;

/** Since when no known page answers, and whether the operators were told. */
export type Silence = { since: Date | null; toldAt: Date | null };

/** What is to be told of the known pages: nothing answers for hours, or one answers again after that was told. */
export const knownPageHappenings = ["fallSilent", "answer"] as const;
export type KnownPageHappening = (typeof knownPageHappenings)[number];

/** What one round of asking makes of a silence, and what is told of it, once each. */
export function afterAsking(
  { since, toldAt }: Silence,
  isAnswered: boolean,
  now: Date,
): { silence: Silence; told: KnownPageHappening | undefined } {
  if (isAnswered) return { silence: { since: null, toldAt: null }, told: toldAt ? "answer" : undefined };
  const begun = since ?? now;
  const isDue = toldAt === null && now.getTime() - begun.getTime() >= alarmHours * 3_600_000;
  return { silence: { since: begun, toldAt: isDue ? now : toldAt }, told: isDue ? "fallSilent" : undefined };
}

export const testInput = z.strictObject({ knownPages: settingsEdit.shape.knownPages.unwrap() });

/** Pages that don't answer, each with the reason. */
export const testSchema = z.object({ silent: z.array(z.object({ page: z.string(), problem: z.string() })) });
export type KnownPagesTest = z.infer<typeof testSchema>;
