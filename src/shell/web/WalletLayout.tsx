import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";

/** Money on its way in or out, beside what it moved (R2.28). */
export const Route = createFileRoute("/_wallet")({ component: WalletLayout });

const tabs = [
  { to: "/top-up", label: texts.wallet.topUp },
  { to: "/withdrawal", label: texts.wallet.withdraw },
  { to: "/profile/billing", label: texts.wallet.transactions },
] as const;

function WalletLayout() {
  return (
    <>
      <PlaceTabs label={texts.wallet.title} tabs={tabs} />
      <Outlet />
    </>
  );
}
