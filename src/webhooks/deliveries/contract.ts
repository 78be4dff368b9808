import { z } from "zod";
import { action, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { deliveryStates } from "../webhook.ts";

const permission = "webhook.edit";

const deliverySchema = z.object({
  id: z.string(),
  webhook: linkTo("Webhook").describe("The webhook."),
  event: linkTo("Event").nullable().describe("The event; null for a test."),
  name: z.string().describe("The event's name."),
  about: z.string().describe("The address of the resource that it is about."),
  state: z.enum(deliveryStates).describe("`given_up` after three days without an answer."),
  attempts: z.int().describe("How often it was sent."),
  dueAt: instant().nullable().describe("When it is sent next, UTC; null once it arrived or was given up."),
  triedAt: instant().nullable().describe("When it was last sent, UTC."),
  milliseconds: z.int().nullable().describe("How long the last answer took."),
  status: z.int().nullable().describe("The HTTP status of the last answer; null where there was none."),
  request: z.string().nullable().describe("The body as it was last sent, up to 10,000 characters."),
  answer: z.string().nullable().describe("The last answer's body, up to 2,000 characters."),
  problem: z.string().nullable().describe("A sentence about the last failure; null after a success."),
  createdAt: instant().describe("When it was filed, UTC."),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

export const webhookDeliveryResource = resource({
  name: "WebhookDelivery",
  path: "webhook_deliveries",
  description: "The log of a webhook, kept for 30 days: each event with its last attempt.",
  schema: deliverySchema,
  operations: {
    list: list({
      summary: "Deliveries of one webhook, newest first",
      description: "With the body that was sent and the answer to it.",
      permission,
      query: z.object({
        webhook: linkIn("webhooks").optional().describe("Only those of this webhook."),
        state: z.enum(deliveryStates).optional().describe("Only those in this state."),
      }),
    }),
    get: get({ summary: "One delivery", description: "As the list shows it.", permission }),
    again: action({
      summary: "Send it once more, now",
      description: "With the same id, so that a receiver that has it can tell. Its webhook has to be active.",
      permission,
      input: z.strictObject({}),
    }),
  },
});
