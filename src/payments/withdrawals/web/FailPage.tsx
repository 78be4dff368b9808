import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { OutcomePage, outcomeSearch } from "./OutcomePage.tsx";

export const Route = createFileRoute("/_wallet/withdrawal/fail")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ id?: string }>(),
  component: FailPage,
});

function FailPage() {
  return <OutcomePage outcome="fail" id={readAddress(outcomeSearch, Route.useSearch()).id} />;
}
