import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { AgentCallsView } from "./AgentCallsView.tsx";

export const Route = createFileRoute("/_profile/profile/agents")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<PageSearch>(),
  component: () => <AgentCallsView />,
});
