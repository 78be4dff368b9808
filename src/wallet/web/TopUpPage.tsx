import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { NoOrganization } from "./NoOrganization.tsx";
import { ownPath } from "./return-path.ts";
import { TopUpForm } from "./TopUpForm.tsx";
import { texts } from "./texts.ts";

const search = z.object({
  /** Cents. */
  amount: z.coerce.number().int().positive().optional(),
  return: ownPath,
});

export const Route = createFileRoute("/_wallet/top-up")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ amount?: number; return?: string }>(),
  component: TopUpPage,
});

/** Amount and method (R2.16). */
function TopUpPage() {
  const { amount, return: returnPath } = readAddress(search, Route.useSearch());
  const { currentOrganization, currentOrganizationRole } = useClientUser();
  return (
    <Page title={texts.topUp.title} size="narrow">
      {!currentOrganization && <NoOrganization />}
      {currentOrganization && currentOrganizationRole && !roleMay(currentOrganizationRole, "wallet.topUp") && (
        <EmptyState title={platformTexts.noPermissions} text={texts.topUp.needsAdmin} />
      )}
      {currentOrganization && currentOrganizationRole && roleMay(currentOrganizationRole, "wallet.topUp") && (
        <TopUpForm organization={currentOrganization} amountCents={amount} returnPath={returnPath} />
      )}
    </Page>
  );
}
