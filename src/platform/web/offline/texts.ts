import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("offline", {
  offline: "You are offline. This page may be out of date.",
  waiting: (count: number) => (count === 1 ? "Waiting for the network:" : `${count} changes waiting for the network:`),
  change: "A change",
  back: "Back online",
});
