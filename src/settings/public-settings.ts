import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";

const publicSettingsSchema = z.object({
  flags: z.record(z.string(), z.boolean()).describe("The features' flags by their names; a missing flag is off."),
  answerHours: z.int().describe("Hours that publishers have to answer, which decide which publish dates are possible."),
  publishDaysAhead: z.int().describe("Days from today to the latest publish date."),
  takesTransfers: z.boolean().describe("Whether balances may be topped up by bank transfer."),
  takesPayments: z.boolean().describe("Whether the payment provider's page takes top-ups."),
  redirects: z
    .array(
      z.object({
        path: z.string().describe("The path that leads elsewhere."),
        target: z.string().describe("The address where it leads."),
        permanent: z.boolean().describe("Whether it leads there for good."),
      }),
    )
    .describe("Paths that lead elsewhere."),
  figures: z
    .object({
      media: z.int().describe("Listed outlets."),
      countries: z.int().describe("Countries of listed outlets."),
      formats: z.int().describe("Listed formats."),
      lowestPriceCents: z.int().nullable().describe("The lowest price in cents; null without a format."),
      highestPriceCents: z.int().nullable().describe("The highest price in cents; null without a format."),
    })
    .describe("The marketplace in figures."),
});
/** Readable before sign-in. */
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const publicSettingsCalls = callsBelow("public_settings", {
  get: {
    method: "GET",
    summary: "What the web app learns before anybody signs in",
    description: "Flags, redirects and figures, as they are now. A proxy may keep them for half a minute.",
    isOpen: true,
    status: 200,
    answers: { schema: publicSettingsSchema },
  },
});
