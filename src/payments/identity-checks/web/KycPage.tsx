import { Alert, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { organizationsOn } from "#accounts/people/sides.ts";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { Identity } from "#identity/contract.ts";
import { identityQuery } from "#identity/web/api.ts";
import { IdentityForm } from "#identity/web/IdentityForm.tsx";
import { texts } from "#identity/web/texts.ts";
import { api } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { guarded } from "#platform/web/guards.ts";
import { refresh } from "#platform/web/query-client.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { IdentityCheck } from "../contract.ts";
import { askForIdentityCheck, identityCheckQuery } from "./api.ts";
import { texts as words } from "./texts.ts";

export const Route = createFileRoute("/publisher/kyc")({
  beforeLoad: guarded("auth", "publisher"),
  component: KycPage,
});

/** The owner's identity documents and the reviewer's decision (R2.19, R3.15). */
function KycPage() {
  const [own] = organizationsOn("media", useClientUser());
  return (
    <Page title={texts.title} size="narrow">
      {own && roleMay(own.organizationRole, "identity.verify") ? (
        <OwnIdentity organization={own.organization} />
      ) : (
        <Empty title={platformTexts.noPermissions} text={own ? texts.needsOwner : texts.notPublisher} />
      )}
    </Page>
  );
}

function OwnIdentity({ organization }: { organization: { id: string; name: string } }) {
  const query = useQuery(identityQuery(organization.id));
  return (
    <Stack gap="lg">
      <Text c="dimmed">{texts.lead(organization.name)}</Text>
      <QueryState query={query}>{(identity) => <IdentityStep identity={identity} />}</QueryState>
    </Stack>
  );
}

function IdentityStep({ identity }: { identity: Identity }) {
  const { state, notes, submittedAt } = identity;
  if (state === "approved") return <Told title={texts.approved.title} text={texts.approved.text} isDone />;
  if (state === "in_review") {
    const since = submittedAt ? formatInstant(submittedAt) : "";
    return <Told title={texts.inReview.title} text={texts.inReview.text(since)} />;
  }
  return (
    <>
      {notes && (
        <Alert color="red" variant="light" title={texts.rejectedTitle}>
          {notes}
        </Alert>
      )}
      <ProviderStep identity={identity} />
    </>
  );
}

/** The form, with the provider's check where there is one, and the last result. */
function ProviderStep({ identity }: { identity: Identity }) {
  const query = useQuery(identityCheckQuery(identity.id));
  return (
    <QueryState query={query}>
      {(check) => (
        <>
          <LastCheck check={check} />
          <IdentityForm
            identity={identity}
            provider={
              check.mayStart && check.provider ? { title: check.provider, leadThere: leadToProvider } : undefined
            }
          />
        </>
      )}
    </QueryState>
  );
}

async function leadToProvider(organizationId: string): Promise<void> {
  const check = await askForIdentityCheck(organizationId);
  if (check?.status === "open" && check.url) return location.assign(check.url);
  if (!check) notify.error(words.late);
  await refresh(api.identity_checks);
}

function LastCheck({ check: { status, provider, reason, mayStart } }: { check: IdentityCheck }) {
  if (!mayStart || !provider) return null;
  if (status === "open")
    return (
      <Alert color="blue" variant="light" title={words.open(provider)}>
        {words.openText}
      </Alert>
    );
  if (status !== "unclear" && status !== "refused") return null;
  return (
    <Alert color="red" variant="light" title={words[status](provider)}>
      {words.again(reason ?? "")}
    </Alert>
  );
}

function Told({ title, text, isDone = false }: { title: string; text: string; isDone?: boolean }) {
  return (
    <Card withBorder p="xl">
      <Stack gap="md" role="status">
        <div>
          <Title order={2} fz={22}>
            {title}
          </Title>
          <Text>{text}</Text>
        </div>
        <Group>
          {isDone && <ButtonLink to="/withdrawal">{texts.toWithdrawal}</ButtonLink>}
          <ButtonLink to="/publisher/dashboard" variant="secondary">
            {texts.toDashboard}
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  );
}
