import type { EventName, Properties } from "./event.ts";

type Receiver = (name: EventName, properties: Properties) => void;

const keptMax = 20;
let receiver: Receiver | undefined;
let early: Parameters<Receiver>[] = [];

/** Records an event from anywhere. Analytics loads after the first screens, so early events wait. */
export function tellAnalytics(name: EventName, properties: Properties): void {
  if (receiver) receiver(name, properties);
  else if (early.length < keptMax) early.push([name, properties]);
}

/** Also receives earlier events. */
export function listenToAnalytics(next: Receiver): void {
  receiver = next;
  for (const said of early) next(...said);
  early = [];
}
