import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { guarded } from "#platform/web/guards.ts";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";

/** Byline's console; one guard at its door is every screen's (R1.10). */
export const Route = createFileRoute("/_operator")({
  beforeLoad: guarded("auth", "operator"),
  component: OperatorLayout,
});

const { operator: words } = texts;
const tabs = [
  { to: "/operator", label: words.review },
  { to: "/operator/disputes", label: words.disputes },
  { to: "/operator/claims", label: words.claims },
  { to: "/operator/withdrawals", label: words.withdrawals },
  { to: "/operator/identity", label: words.identity },
  { to: "/operator/top-ups", label: words.topUps },
  { to: "/operator/organizations", label: words.organizations },
  { to: "/operator/people", label: words.people },
  { to: "/operator/confirmations", label: words.confirmations },
  { to: "/operator/fees", label: words.fees },
  { to: "/operator/books", label: words.books },
  { to: "/operator/imports", label: words.imports },
  { to: "/operator/vouchers", label: words.vouchers },
  { to: "/operator/documents", label: words.documents },
  { to: "/operator/taxes", label: words.taxes },
  { to: "/operator/setup", label: words.setup },
  { to: "/operator/settings", label: words.settings },
  { to: "/operator/flags", label: words.flags },
  { to: "/operator/redirects", label: words.redirects },
  { to: "/operator/links", label: words.links },
  { to: "/operator/shared-links", label: words.sharedLinks },
  { to: "/operator/metrics", label: words.metrics },
  { to: "/operator/audit", label: words.audit },
] as const;

function OperatorLayout() {
  return (
    <>
      <PlaceTabs label={words.title} tabs={tabs} />
      <ProofGate />
      <Outlet />
    </>
  );
}
