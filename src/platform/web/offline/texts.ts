import { catalogue } from "../catalogue.ts";

export const texts = catalogue("offline", {
  offline: "You are offline. What you see may be old.",
  waiting: (count: number) => (count === 1 ? "Waits for the network:" : `${count} changes wait for the network:`),
  change: "A change",
  back: "Back online",
});
