import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { tabsOf } from "./places.ts";

export const Route = createFileRoute("/_publisher-dashboard")({ component: PublisherDashboardLayout });

const tabs = tabsOf("publisher");

function PublisherDashboardLayout() {
  return (
    <>
      <PlaceTabs label={texts.publisher.title} tabs={tabs} />
      <Outlet />
    </>
  );
}
