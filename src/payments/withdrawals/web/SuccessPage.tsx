import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { OutcomePage, outcomeSearch } from "./OutcomePage.tsx";

export const Route = createFileRoute("/_wallet/withdrawal/success")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ id?: string }>(),
  component: SuccessPage,
});

/** A withdrawal that was paid (R2.17). */
function SuccessPage() {
  return <OutcomePage outcome="success" id={readAddress(outcomeSearch, Route.useSearch()).id} />;
}
