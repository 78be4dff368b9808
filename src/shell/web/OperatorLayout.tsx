import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { guarded } from "#platform/web/guards.ts";
import classes from "./OperatorRail.module.css";
import { OperatorRail } from "./OperatorRail.tsx";

/** The operator's console; this one guard covers every screen of it (R1.10). */
export const Route = createFileRoute("/_operator")({
  beforeLoad: guarded("auth", "operator"),
  component: OperatorLayout,
});

function OperatorLayout() {
  return (
    <div className={classes.console}>
      <OperatorRail />
      <div>
        <ProofGate />
        <Outlet />
      </div>
    </div>
  );
}
