import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { idInAddress, readAddress, wholeFrom } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { publicSettingsQuery } from "#settings/web/public-settings.ts";
import { NoOrganization } from "#wallet/web/NoOrganization.tsx";
import { type TopUpMethod, topUpMethods } from "../ways-to-pay.ts";
import { ownPath } from "./return-path.ts";
import { TopUpForm } from "./TopUpForm.tsx";
import { texts } from "./texts.ts";

const search = {
  /** Cents. */
  amount: wholeFrom(1),
  /** The organization to top up, if not the current one. */
  organization: idInAddress,
  return: ownPath,
};

export const Route = createFileRoute("/_wallet/top-up")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ amount?: number; organization?: string; return?: string }>(),
  component: TopUpPage,
});

function TopUpPage() {
  const { amount, organization: named, return: returnPath } = readAddress(search, Route.useSearch());
  const { organization, role } = useOrganization(named);
  const mayTopUp = Boolean(organization?.kind !== "publisher" && role && roleMay(role, "wallet.topUp"));
  return (
    <Page title={texts.title} summary={organization && mayTopUp ? texts.lead(organization.name) : undefined}>
      {!named && !organization ? (
        <NoOrganization />
      ) : organization?.kind === "publisher" ? (
        <PublisherHasEarnings name={organization.name} />
      ) : organization && mayTopUp ? (
        <OfferedWays organization={organization} amountCents={amount} returnPath={returnPath} />
      ) : (
        <Empty title={platformTexts.noPermissions} text={texts.needsAdmin} />
      )}
    </Page>
  );
}

function OfferedWays(props: Omit<ComponentProps<typeof TopUpForm>, "methods">) {
  const query = useQuery(publicSettingsQuery());
  return (
    <QueryState query={query}>
      {({ takesPayments, takesTransfers }) => {
        const offered: Record<TopUpMethod, boolean> = { provider: takesPayments, transfer: takesTransfers };
        const methods = topUpMethods.filter((method) => offered[method]);
        if (methods.length > 0) return <TopUpForm {...props} methods={methods} />;
        return <Empty title={texts.noWay.title} text={texts.noWay.text} />;
      }}
    </QueryState>
  );
}

/** A publisher's organization earns; booking needs another organization's balance (R1.2). */
function PublisherHasEarnings({ name }: { name: string }) {
  const words = texts.publisher;
  return (
    <Empty
      title={words.title(name)}
      text={words.text}
      action={
        <ButtonLink to="/dashboard" search={{ organization: "new" }}>
          {words.action}
        </ButtonLink>
      }
    />
  );
}

/** The address's organization if the person belongs to it; without one in the address, the current. */
function useOrganization(named: string | undefined) {
  const { currentOrganization, currentOrganizationRole, userOrganizations } = useClientUser();
  if (!named) return { organization: currentOrganization, role: currentOrganizationRole };
  const own = userOrganizations.find(({ organization }) => organization.id === named);
  return { organization: own?.organization, role: own?.organizationRole };
}
