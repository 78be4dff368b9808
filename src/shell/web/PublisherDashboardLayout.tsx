import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";

/** A publisher's media and those who work for them (R2.21, R2.28). */
export const Route = createFileRoute("/_publisher-dashboard")({ component: PublisherDashboardLayout });

const tabs = [
  { to: "/publisher/dashboard", label: texts.publisher.media },
  { to: "/publisher/dashboard/activity", label: texts.publisher.activity },
  { to: "/publisher/dashboard/offers", label: texts.publisher.offers },
  { to: "/publisher/dashboard/members", label: texts.publisher.members },
] as const;

function PublisherDashboardLayout() {
  return (
    <>
      <PlaceTabs label={texts.publisher.title} tabs={tabs} />
      <Outlet />
    </>
  );
}
