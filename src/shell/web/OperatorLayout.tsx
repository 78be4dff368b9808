import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { guarded } from "#platform/web/guards.ts";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { tabsOf } from "./places.ts";

/** The operator's console; this one guard covers every screen of it (R1.10). */
export const Route = createFileRoute("/_operator")({
  beforeLoad: guarded("auth", "operator"),
  component: OperatorLayout,
});

const tabs = tabsOf("operator");

function OperatorLayout() {
  return (
    <>
      <PlaceTabs label={texts.operator.title} tabs={tabs} />
      <ProofGate />
      <Outlet />
    </>
  );
}
