import type { AnyRouter } from "@tanstack/react-router";
import { config } from "../config.ts";
import { readCookie, writeCookie } from "../cookies.ts";
import { onPersonChange, onSignOut, readSession } from "../session.ts";
import { onConsentChange, readConsent } from "./consent.ts";
import { followScreens } from "./follow-screens.ts";
import { listenToAnalytics } from "./tell.ts";
import { createTracker, type Tracker } from "./tracker.ts";

type Parts = {
  router: AnyRouter;
  /** Resolves once the flags are known; the function then reads each one's present state. */
  readFlags: () => Promise<(name: string) => boolean>;
  onIdentified: () => void;
};

/** Starts once the person agrees and ends when they withdraw; does nothing without a configured provider. */
export async function startAnalytics({ router, readFlags, onIdentified }: Parts): Promise<void> {
  const settings = config.analytics;
  let tracker: Tracker | undefined;
  const track = (...said: Parameters<Tracker["track"]>) => tracker?.track(...said);
  if (!settings) return listenToAnalytics(track);
  const screens = followScreens({ router, isFlagOn: await readFlags(), track });
  const greet = async () => {
    if (!tracker) return;
    const person = (await readSession())?.user.id ?? null;
    const isNew = tracker?.become(person);
    if (isNew && settings.segment) onIdentified();
  };
  const begin = () => {
    tracker = createTracker({ settings, store: { read: readCookie, write: writeCookie }, now: Date.now });
    screens.enter();
    void greet();
  };
  const end = () => {
    tracker?.stop();
    tracker = undefined;
  };
  const obey = () => {
    const isGranted = readConsent() === "granted";
    if (isGranted && !tracker) begin();
    if (!isGranted) end();
  };
  obey();
  listenToAnalytics(track);
  onConsentChange(obey);
  onPersonChange(() => void greet());
  onSignOut(() => tracker?.become(null));
  addEventListener("pagehide", () => tracker?.flush());
}
