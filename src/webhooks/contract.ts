import { z } from "zod";
import { action, create, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText, webAddress } from "#platform/contract/wire.ts";
import { publicEventNames } from "./public-events.ts";
import { webhookShapes, webhookStates } from "./webhook.ts";

const permission = "webhook.edit";

const webhookSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").nullable().describe("Whose events it gets; null for one of the operators."),
  url: z.string().describe("The address that events are sent to."),
  description: z.string().describe("Its purpose, in the words of whoever made it; may be empty."),
  events: z.array(z.string()).describe("Names of the events that it gets; empty for every event."),
  shape: z
    .enum(webhookShapes)
    .describe("`standard` for programs, as Standard Webhooks; `slack` and `teams` post a message in a channel."),
  state: z.enum(webhookStates).describe("`stopped`: Byline paused it after three days without an answer."),
  secret: z
    .string()
    .nullable()
    .describe("The key that checks signatures, in the answer that makes it; null in every later one."),
  formerSecretEndsAt: instant().nullable().describe("Until when the secret before signs too, UTC; null without one."),
  waiting: z.int().describe("Deliveries that have not arrived yet, counted up to a thousand."),
  failingSince: instant().nullable().describe("When it stopped answering, UTC; null while it answers."),
  deliveredAt: instant().nullable().describe("When it last took a delivery, UTC; null before the first one."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type WebhookItem = z.infer<typeof webhookSchema>;

const url = webAddress().describe("An https address that is open to the internet.");
const written = {
  description: longText(120).describe("Its purpose, for your colleagues."),
  events: z
    .array(z.enum(publicEventNames))
    .max(publicEventNames.length)
    .describe("Names of the events that it gets; empty for every event, also future ones."),
};

export const webhookInput = z.strictObject({
  organization: linkIn("organizations").nullable().describe("Your organization; null from operators for their own."),
  url,
  description: written.description.default(""),
  events: written.events.default([]),
  shape: z.enum(webhookShapes).default("standard").describe("`slack` and `teams` take the address of a channel."),
});
export const webhookEdit = z
  .strictObject({
    url,
    ...written,
    state: z.enum(["active", "paused"]).describe("A paused endpoint gets nothing; `active` lets it go on."),
  })
  .partial();

const sinceInput = z.strictObject({
  since: instant().describe("Events from this moment on are sent, within the 30 days that they are kept."),
});

export const webhookResource = resource({
  name: "Webhook",
  path: "webhooks",
  description: "Addresses that Byline tells of events: signed, in order for each object, again until they arrive.",
  schema: webhookSchema,
  operations: {
    list: list({
      summary: "The webhooks of my organizations; for operators their own too",
      description: "Oldest first, without their secrets.",
      permission,
      query: z.object({
        organization: linkIn("organizations").optional().describe("Only those of this organization."),
        operators: z.enum(["true"]).optional().describe("Only those of the operators."),
      }),
    }),
    get: get({ summary: "One webhook", description: "With its state, without its secret.", permission }),
    create: create({
      summary: "Add a webhook; its secret is in this answer only",
      description: "Asks for a recent sign-in. A token needs the scope `read` too. Twenty are the most.",
      permission,
      freshProof: true,
      input: webhookInput,
      secret: "secret",
      refusals: ["too_many_webhooks"],
    }),
    update: update({
      summary: "Change a webhook, pause it, or let it go on",
      description: "Asks for a recent sign-in. Deliveries that wait go to the new address.",
      permission,
      freshProof: true,
      input: webhookEdit,
    }),
    remove: remove({
      summary: "Remove a webhook with its log",
      description: "Deliveries that wait are not sent any more.",
      permission,
    }),
    rotate: action({
      summary: "Make a new secret; it is in this answer only",
      description: "Asks for a recent sign-in. For 24 hours each delivery carries signatures of both secrets.",
      permission,
      freshProof: true,
      input: z.strictObject({}),
      secret: "secret",
    }),
    test: action({
      summary: "Send a test event",
      description: "An event `webhook.tested` about the webhook itself, sent as any other.",
      permission,
      input: z.strictObject({}),
    }),
    resend: action({
      summary: "Send all events since a moment once more",
      description: "Each keeps its id. Includes events that came while it was paused.",
      permission,
      input: sinceInput,
    }),
  },
});
