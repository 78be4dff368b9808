import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ClaimReferral } from "#affiliate/web/ClaimReferral.tsx";
import { LiveNotifications } from "#notifications/live/web/LiveNotifications.tsx";
import { ConsentBar } from "#platform/web/analytics/ConsentBar.tsx";
import { startAnalytics } from "#platform/web/analytics/start.ts";
import { api, call } from "#platform/web/calls/client.ts";
import { Confirmations } from "#platform/web/components/confirmation/Confirmations.tsx";
import { Toasts } from "#platform/web/components/toasts/Toasts.tsx";
import { watchBuilds } from "#platform/web/new-build/watch-builds.ts";
import { OfflineBanner } from "#platform/web/offline/OfflineBanner.tsx";
import { readFlags } from "#settings/web/public-settings.ts";
import { Shortcuts } from "../palette/Shortcuts.tsx";

export default function LaterParts() {
  const router = useRouter();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    startOnce(router);
    setReady(true);
  }, [router]);
  return (
    <div data-later-parts={isReady || undefined} style={{ display: "contents" }}>
      <Toasts />
      <OfflineBanner />
      <Confirmations />
      <ConsentBar />
      <Shortcuts />
      <ClaimReferral />
      <LiveNotifications />
    </div>
  );
}

let isStarted = false;

/** The frame may be drawn several times in a page's life. */
function startOnce(router: AnyRouter): void {
  if (isStarted) return;
  isStarted = true;
  watchBuilds(router);
  void startAnalytics({ router, readFlags, onIdentified: () => void tellServer() });
}

/** Byline stores that customer analytics knows the person (R7.2); after a failure the next sign-in repeats it. */
async function tellServer(): Promise<void> {
  await call(api.client_users, "segment-identify").catch(() => undefined);
}
