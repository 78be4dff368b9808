import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { texts } from "./texts.ts";
import { WebhooksView } from "./WebhooksView.tsx";

export const Route = createFileRoute("/_profile/profile/webhooks")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<PageSearch>(),
  component: WebhooksPage,
});

function WebhooksPage() {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  if (organization && role && roleMay(role, "webhook.edit"))
    return <WebhooksView key={organization.id} organization={organization.id} />;
  return (
    <Page title={texts.title}>
      <Empty title={platformTexts.noPermissions} text={texts.needsAdmin} />
    </Page>
  );
}
