import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { formatCents } from "#platform/money/money.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { guarded } from "#platform/web/guards.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { NoOrganization } from "#wallet/web/NoOrganization.tsx";
import type { WithdrawalTerms } from "../contract.ts";
import { termsQuery } from "./api.ts";
import { texts } from "./texts.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

const EarlierWithdrawals = lazy(() => import("./EarlierWithdrawals.tsx"));

export const Route = createFileRoute("/_wallet/withdrawal")({ beforeLoad: guarded("auth"), component: WithdrawalPage });

/** Shows the form, or the missing conditions (R2.17). */
function WithdrawalPage() {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const isPublisher = organization?.kind === "publisher";
  return (
    <Page title={texts.title} summary={isPublisher ? texts.lead(organization.name) : undefined}>
      <ProofGate />
      {!organization ? (
        <NoOrganization />
      ) : !isPublisher ? (
        <Empty
          title={texts.notPublisher.title}
          text={texts.notPublisher.text}
          action={<ButtonLink to="/profile/billing">{texts.notPublisher.action}</ButtonLink>}
        />
      ) : role && roleMay(role, "wallet.withdraw") ? (
        <OwnWithdrawals organization={organization} />
      ) : (
        <Empty title={platformTexts.noPermissions} text={texts.needsOwner} />
      )}
    </Page>
  );
}

function OwnWithdrawals({ organization }: { organization: { id: string; name: string } }) {
  const query = useQuery(termsQuery(organization.id));
  return (
    <Stack gap={40}>
      <QueryState query={query}>
        {(terms) => (
          <Stack gap="lg">
            {terms.stoppedFor !== null && (
              <Alert color="yellow" variant="light" title={texts.stopped}>
                {texts.stoppedText(terms.stoppedFor)}
              </Alert>
            )}
            <EarningsFigures terms={terms} />
            <Asked terms={terms} />
          </Stack>
        )}
      </QueryState>
      <Suspense>
        <EarlierWithdrawals organizationId={organization.id} />
      </Suspense>
    </Stack>
  );
}

function EarningsFigures({ terms: { withdrawableCents, lockedCents, nextUnlockAt } }: { terms: WithdrawalTerms }) {
  const { ready, locked, unlocks, waits } = texts.figures;
  return (
    <Stats label={texts.title}>
      <Stat name={ready}>
        <Money cents={withdrawableCents} />
      </Stat>
      {lockedCents > 0 && (
        <Stat name={locked} note={nextUnlockAt ? unlocks(formatInstant(nextUnlockAt)) : waits}>
          <Money cents={lockedCents} />
        </Stat>
      )}
    </Stats>
  );
}

function Asked({ terms }: { terms: WithdrawalTerms }) {
  const { identityState, withdrawableCents, minimumCents, stoppedFor } = terms;
  const { identity } = texts;
  if (identityState === "in_review") return <Empty title={identity.inReview} text={identity.inReviewText} />;
  if (identityState !== "approved")
    return (
      <Empty
        title={identity.title}
        text={identity.text}
        action={<ButtonLink to="/publisher/kyc">{identity.action}</ButtonLink>}
      />
    );
  if (withdrawableCents < minimumCents) return <NothingYet terms={terms} />;
  return stoppedFor === null ? <WithdrawalForm terms={terms} /> : null;
}

function NothingYet({ terms: { minimumCents, lockedCents, nextUnlockAt } }: { terms: WithdrawalTerms }) {
  const { title, text, unlocks, locked, action } = texts.nothing;
  const amount = formatCents(lockedCents);
  const waits = lockedCents === 0 ? [] : [nextUnlockAt ? unlocks(amount, formatInstant(nextUnlockAt)) : locked(amount)];
  return (
    <Empty
      title={title}
      text={[text(formatCents(minimumCents)), ...waits].join(" ")}
      action={
        <ButtonLink to="/profile/billing" variant="secondary">
          {action}
        </ButtonLink>
      }
    />
  );
}
