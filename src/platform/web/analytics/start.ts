import type { AnyRouter } from "@tanstack/react-router";
import { config } from "../config.ts";
import { readCookie, writeCookie } from "../cookies.ts";
import { isFlagOn as isOn, publicSettingsQuery } from "../public-settings.ts";
import { queryClient } from "../query-client.ts";
import { onPersonChange, onSignOut, readSession } from "../session.ts";
import { onConsentChange, readConsent } from "./consent.ts";
import { followScreens } from "./follow-screens.ts";
import { listenToAnalytics } from "./tell.ts";
import { createTracker, type Tracker } from "./tracker.ts";

type Parts = {
  router: AnyRouter;
  /** Called when customer analytics learned who the signed-in person is. */
  onIdentified: () => void;
};

/** Begins as soon as the person agrees, ends when they withdraw; without a configured provider it does nothing. */
export async function startAnalytics({ router, onIdentified }: Parts): Promise<void> {
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

/** The flags as they were last read; a sign-out empties the cache, but not what the operator decided. */
async function readFlags(): Promise<(name: string) => boolean> {
  const query = publicSettingsQuery();
  let settings = await queryClient.ensureQueryData(query).catch(() => undefined);
  return (name) => {
    settings = queryClient.getQueryData(query.queryKey) ?? settings;
    return settings !== undefined && isOn(settings, name);
  };
}
