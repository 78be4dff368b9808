import { createFileRoute } from "@tanstack/react-router";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { AgentCallsView } from "../AgentCallsView.tsx";

export const Route = createFileRoute("/_operator/operator/agents")({
  validateSearch: addressOf<PageSearch>(),
  component: () => <AgentCallsView isOperator />,
});
