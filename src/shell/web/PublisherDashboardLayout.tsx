import { createFileRoute, Outlet, useMatchRoute } from "@tanstack/react-router";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { tabsOf } from "./places.ts";

export const Route = createFileRoute("/_publisher-dashboard")({ component: PublisherDashboardLayout });

const tabs = tabsOf("publisher");

/** The home leads to all of them by itself. */
function PublisherDashboardLayout() {
  const isHome = useMatchRoute()({ to: "/publisher/dashboard" }) !== false;
  return (
    <>
      {!isHome && <PlaceTabs label={texts.publisher.title} tabs={tabs} />}
      <Outlet />
    </>
  );
}
