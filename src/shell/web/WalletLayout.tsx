import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { tabsOf } from "./places.ts";

export const Route = createFileRoute("/_wallet")({ component: WalletLayout });

const tabs = tabsOf("wallet");

function WalletLayout() {
  return (
    <>
      <PlaceTabs label={texts.wallet.title} tabs={tabs} />
      <Outlet />
    </>
  );
}
