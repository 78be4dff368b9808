import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import type { ProviderEvent, ProviderEventKind, ProviderEventOf, ProviderEventOutcome } from "../provider-event.ts";
import { providerEvent } from "./tables.ts";

/** An event with the provider that sent it. */
export type ReceivedProviderEvent<Kind extends ProviderEventKind = ProviderEventKind> = ProviderEventOf<Kind> & {
  provider: string;
};

/** The outcome of an event; `postingKey` names the posting that moved its money. */
export type Handled = { outcome: ProviderEventOutcome; postingKey?: string };

/** A handler for each kind of event (`src/provider-events.ts`): it locks its rows and decides by their state. */
export type ProviderEventHandlers = {
  [Kind in ProviderEventKind]?: (tx: Tx, event: ReceivedProviderEvent<Kind>) => Promise<Handled>;
};

/** Takes in what a provider reports, each event in a transaction of its own. */
export async function receiveProviderEvents(
  database: Pick<Database, "transaction">,
  handlers: ProviderEventHandlers,
  provider: string,
  events: ProviderEvent[],
): Promise<void> {
  for (const event of events) await database.transaction((tx) => receiveProviderEvent(tx, handlers, provider, event));
}

/** Stores an event once by its id and lets its noun decide. Early events are tried again after each event about the same. */
export async function receiveProviderEvent(
  tx: Tx,
  handlers: ProviderEventHandlers,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const references = referencesOf(event);
  await lockReferences(tx, provider, references);
  const stored = await tx
    .insert(providerEvent)
    .values({
      provider,
      eventId: event.id,
      kind: event.kind,
      reference: event.reference,
      amountCents: "amountCents" in event ? event.amountCents : null,
      payload: event,
    })
    .onConflictDoNothing()
    .returning({ id: providerEvent.id });
  if (stored[0] && (await handle(tx, handlers, provider, stored[0].id, event)))
    await handleWaiting(tx, handlers, provider, references);
}

/** True when the event changed something. */
async function handle(
  tx: Tx,
  handlers: ProviderEventHandlers,
  provider: string,
  id: string,
  event: ProviderEvent,
): Promise<boolean> {
  // The kind picks the handler of its own event, which TypeScript does not follow through a mapped type.
  const handler = handlers[event.kind] as ((tx: Tx, event: ReceivedProviderEvent) => Promise<Handled>) | undefined;
  if (!handler) return false;
  const handled = await handler(tx, { ...event, provider });
  await tx.update(providerEvent).set(handled).where(eq(providerEvent.id, id));
  return handled.outcome === "applied";
}

/** One round for each event that changed something: events after a payment's refund wait for the payment first. */
async function handleWaiting(
  tx: Tx,
  handlers: ProviderEventHandlers,
  provider: string,
  references: string[],
): Promise<void> {
  const waiting = await tx
    .select({ id: providerEvent.id, event: providerEvent.payload })
    .from(providerEvent)
    .where(
      and(
        eq(providerEvent.provider, provider),
        inArray(providerEvent.reference, references),
        eq(providerEvent.outcome, "waiting"),
      ),
    )
    .orderBy(asc(providerEvent.createdAt), asc(providerEvent.id))
    .limit(waitingAtOnce);
  for (const { id, event } of waiting)
    if (await handle(tx, handlers, provider, id, event)) return handleWaiting(tx, handlers, provider, references);
}

/** Of one payment; a provider that reports more has lost its way. */
const waitingAtOnce = 100;

const referencesOf = (event: ProviderEvent): string[] =>
  ("paymentReference" in event ? [event.reference, event.paymentReference] : [event.reference]).sort();

/** Events about the same come one after the other: an event can't miss the payment that it waits for. */
async function lockReferences(tx: Tx, provider: string, references: string[]): Promise<void> {
  for (const reference of references) await takeTurn(tx, `provider_event ${provider} ${reference}`);
}
