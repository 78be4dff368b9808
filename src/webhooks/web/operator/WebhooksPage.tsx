import { createFileRoute } from "@tanstack/react-router";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { WebhooksView } from "../WebhooksView.tsx";

export const Route = createFileRoute("/_operator/operator/webhooks")({
  validateSearch: addressOf<PageSearch>(),
  component: () => <WebhooksView organization={undefined} />,
});
