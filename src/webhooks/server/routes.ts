import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { webhookResource } from "../contract.ts";
import {
  createWebhook,
  editWebhook,
  removeWebhook,
  resendSince,
  rotateSecret,
  sendTestEvent,
  type WebhookParts,
} from "./commands.ts";
import { findWebhook, listWebhooks } from "./queries.ts";

export const webhookRoutes = (parts: WebhookParts) =>
  serve(webhookResource, {
    list: ({ reader, actor, query }) => listWebhooks(reader, actor, query),
    get: ({ reader, actor, id }) => findWebhook(reader, actor, id),
    create: async ({ tx, actor, input }) => {
      const { id, secret } = await createWebhook(tx, actor, input, parts);
      return readBack(await findWebhook(tx, actor, id, secret));
    },
    update: async ({ tx, actor, id, input }) => {
      await editWebhook(tx, actor, id, input, parts);
      return readBack(await findWebhook(tx, actor, id));
    },
    remove: ({ tx, actor, id }) => removeWebhook(tx, actor, id),
    rotate: async ({ tx, actor, id }) => {
      const secret = await rotateSecret(tx, actor, id, parts.sealer);
      return readBack(await findWebhook(tx, actor, id, secret));
    },
    test: async ({ tx, actor, id }) => {
      await sendTestEvent(tx, actor, id);
      return readBack(await findWebhook(tx, actor, id));
    },
    resend: async ({ tx, actor, id, input }) => {
      await resendSince(tx, actor, id, new Date(input.since));
      return readBack(await findWebhook(tx, actor, id));
    },
  });
