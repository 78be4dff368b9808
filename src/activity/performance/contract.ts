import { z } from "zod";
import { amount, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";

/** So many months are told, the current one included. */
export const monthsTold = 12;

const answers = {
  /** Texts and briefs that were answered, and those that expired unanswered. */
  answered: z.int(),
  missed: z.int(),
  /** Hours until the publisher's answer, of those that were answered; null without one. */
  medianHours: z.number().nullable(),
};

const monthSchema = z.object({
  /** `2026-11`, in UTC. */
  month: z.string(),
  /** What orders, changes and removals earned, less what went back. */
  earnedCents: amount(),
  ...answers,
});

/** How a publisher does: what it earned and how soon it answered, by month. It bears the organization's id. Cents. */
export const performanceSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  showsAmounts: showsAmounts(),
  months: z.array(monthSchema),
  /** Of all these months. */
  ...answers,
});
export type Performance = z.infer<typeof performanceSchema>;

export const performanceQuery = z.object({ organization: linkIn("organizations").optional() });
