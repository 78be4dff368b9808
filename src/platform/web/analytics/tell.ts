import type { EventName, Properties } from "./event.ts";

type Receiver = (name: EventName, properties: Properties) => void;

const keptMax = 20;
let receiver: Receiver | undefined;
let early: Parameters<Receiver>[] = [];

/** Says that something happened, from anywhere. Analytics is loaded later than the first screens, so it may have to wait. */
export function tellAnalytics(name: EventName, properties: Properties): void {
  if (receiver) receiver(name, properties);
  else if (early.length < keptMax) early.push([name, properties]);
}

/** Analytics listens from now on, and hears what was said before. */
export function listenToAnalytics(next: Receiver): void {
  receiver = next;
  for (const said of early) next(...said);
  early = [];
}
