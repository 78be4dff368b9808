import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { OutcomePage, outcomeSearch } from "./OutcomePage.tsx";

export const Route = createFileRoute("/_wallet/withdrawal/success")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ id?: string }>(),
  component: SuccessPage,
});

function SuccessPage() {
  return <OutcomePage outcome="success" id={readAddress(outcomeSearch, Route.useSearch()).id} />;
}
