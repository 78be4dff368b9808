import { z } from "zod";
import { create, get, resource, update } from "#platform/contract/resource.ts";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { topUpMinimumCents } from "../top-ups/ways-to-pay.ts";
import { autoTopUpMoves, autoTopUpStatuses } from "./auto-top-up.ts";

const texts = catalogue("payments.autoTopUps.contract", {
  tooLittle: "This is less than one top-up. Raise it, or lower the amount.",
});

/** The most that a card may be charged by itself within 24 hours. */
const dayMaximumBoundCents = 5_000_000;

/** An organization's automatic top-up, under the organization's id (R2.15). Amounts are cents, null while nobody has set them. */
const autoTopUpSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization whose balance is topped up."),
  provider: z
    .string()
    .nullable()
    .describe("The provider's name; null where this installation charges no cards by itself."),
  status: z.enum(autoTopUpStatuses).describe("Whether it is on."),
  thresholdCents: z.int().nullable().describe("Below this available balance the card is charged, in cents."),
  amountCents: z.int().nullable().describe("The amount of each charge, in cents."),
  dayMaximumCents: z.int().nullable().describe("The most that is charged within 24 hours, in cents."),
  card: z.string().nullable().describe("The card, as people know it: `Visa ···· 4242`."),
  reason: z.string().nullable().describe("Why it stopped."),
  url: z.string().nullable().describe("The provider's page where the card is saved, while it is open."),
  agreedBy: z.string().nullable().describe("The name of the person who agreed that the card is charged."),
  agreedAt: instant().nullable().describe("When they agreed."),
  underWay: linkTo("TopUp")
    .nullable()
    .describe(
      "The automatic top-up that is not decided yet. It goes on once its charge was asked for, also when turned off.",
    ),
});
export type AutoTopUp = z.infer<typeof autoTopUpSchema>;

const bounds = {
  thresholdCents: centsBetween(1, dayMaximumBoundCents).describe(
    "Below this available balance the card is charged, in cents.",
  ),
  amountCents: centsBetween(topUpMinimumCents, dayMaximumBoundCents).describe("The amount of each charge, in cents."),
  dayMaximumCents: centsBetween(topUpMinimumCents, dayMaximumBoundCents).describe(
    "The most that is charged within 24 hours, in cents.",
  ),
};
export type AutoTopUpBounds = { thresholdCents: number; amountCents: number; dayMaximumCents: number };

const fitsTheDay = ({ amountCents, dayMaximumCents }: AutoTopUpBounds): boolean => amountCents <= dayMaximumCents;
const tooLittle = {
  path: ["dayMaximumCents"],
  error: texts.tooLittle,
};

const autoTopUpInput = z
  .strictObject({
    organization: linkIn("organizations").describe("The organization whose balance is topped up."),
    ...bounds,
  })
  .refine(fitsTheDay, tooLittle);

export const autoTopUpEdit = z.strictObject(bounds).refine(fitsTheDay, tooLittle);

const permission = "wallet.topUp";

export const autoTopUpResource = resource({
  name: "AutoTopUp",
  path: "auto_top_ups",
  description:
    "Whether an organization's card is charged whenever its balance runs low, under the organization's id. Off until somebody agrees.",
  schema: autoTopUpSchema,
  operations: {
    get: get({
      summary: "How an organization's automatic top-up stands",
      description: "Every organization has one, also before anybody agreed.",
      permission: "wallet.read",
    }),
    create: create({
      summary: "Agree to automatic top-ups, and ask for the provider's page where the card is saved",
      description:
        "Nothing is charged before the card is saved there. The page's address follows in `url` within seconds.",
      permission,
      personal: "payment",
      input: autoTopUpInput,
    }),
    update: update({
      summary: "Change when, how much and how often the card is charged",
      description: "Agrees anew with the changed amounts; the card stays.",
      permission,
      personal: "payment",
      input: autoTopUpEdit,
    }),
    turn_off: movesAsOperations(autoTopUpMoves, plainInputs)["turn-off"],
  },
});
