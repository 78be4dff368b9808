import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal } from "#platform/http/errors.ts";
import { type ProviderEventHandlers, receiveProviderEvents } from "../../../events/server/commands.ts";
import { ForgedEvent, type PaymentProvider } from "../../provider.ts";
import { stripeCalls } from "../contract.ts";

type Options = { database: Database; handlers: ProviderEventHandlers; provider: PaymentProvider | undefined };

/** Stripe's events are a few kilobytes; its largest objects stay far below. */
const longestBody = 262_144;

/** `POST /api/stripe_events`: the signature is over the bytes, so they are read as they came. */
export async function stripeWebhook(app: FastifyInstance, { database, handlers, provider }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: longestBody }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer }>(`/${stripeCalls.path}`, async ({ body, headers }) => {
    if (provider?.name !== "stripe") throw new Refusal(404, "not_found", "This installation does not use Stripe.");
    await receiveProviderEvents(database, handlers, provider.name, eventsIn(provider, body, headers));
    return { received: true };
  });
}

function eventsIn(provider: PaymentProvider, ...request: Parameters<PaymentProvider["readEvents"]>) {
  try {
    return provider.readEvents(...request);
  } catch (error) {
    if (error instanceof ForgedEvent) throw new Refusal(400, "forged_event", error.message);
    throw error;
  }
}
