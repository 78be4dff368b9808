import { Button, Checkbox, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { canSpend, type GrantScope } from "../../grants/scopes.ts";
import { texts as grantTexts } from "../../grants/web/texts.ts";
import type { AppConsent } from "../contract.ts";
import { answerApp, consentQuery } from "./api.ts";
import { texts } from "./texts.ts";

const connectWords = texts.connect;

export const Route = createFileRoute("/_none/connect/$id")({
  beforeLoad: guarded("auth"),
  component: ConnectPage,
});

/** An app's question: its scopes, its organization and its limit (R10.13). */
function ConnectPage() {
  const { id } = Route.useParams();
  const query = useQuery(consentQuery(id));
  return (
    <QueryState query={query} nothing={<Gone />}>
      {(consent) => (
        <Page title={connectWords.heading(consent.app.name)} documentTitle={connectWords.pageTitle} size="narrow">
          <Question consent={consent} />
          <ProofGate />
        </Page>
      )}
    </QueryState>
  );
}

const Gone = () => (
  <Page title={connectWords.pageTitle} size="narrow">
    <Empty
      title={connectWords.gone}
      text={connectWords.goneText}
      action={<ButtonLink to="/">{connectWords.home}</ButtonLink>}
    />
  </Page>
);

type ConsentValues = { scopes: GrantScope[]; organization: string; spendLimitCents: number | null };

const inputOf = ({ scopes, organization, spendLimitCents }: ConsentValues) => ({
  scopes: scopes as Exclude<GrantScope, "operator">[],
  organization: organization || null,
  ...(canSpend(scopes) ? { spendLimitCents } : {}),
});

function Question({ consent: { id, app, scopes, organizations } }: { consent: AppConsent }) {
  const form = useForm<ConsentValues>({
    initialValues: { scopes, organization: organizations[0]?.id ?? "", spendLimitCents: null },
  });
  const send = async (input: Parameters<typeof answerApp>[1]) => location.assign(await answerApp(id, input));
  const submit = submittingChecked(
    form,
    async (values) => (await import("./consent-problems.ts")).consentProblems(inputOf(values)),
    (values) => send(inputOf(values)),
  );
  const refuse = () => send({ scopes: [], organization: null }).catch(notify.failure);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Stack gap={4}>
          <Text>{connectWords.asks(app.name)}</Text>
          {app.host && <Text c="dimmed">{connectWords.describedBy(app.host)}</Text>}
          <Text c="dimmed">{app.returnsTo ? connectWords.returnsTo(app.returnsTo) : connectWords.device}</Text>
        </Stack>
        <NativeSelect
          label={connectWords.organization}
          data={[
            ...organizations.map(({ id: value, name }) => ({ value, label: name })),
            { value: "", label: connectWords.noOrganization },
          ]}
          {...form.getInputProps("organization")}
        />
        <Checkbox.Group
          label={connectWords.scopes}
          description={connectWords.scopesHint}
          {...form.getInputProps("scopes")}
        >
          <Stack gap="xs" mt="xs">
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={grantTexts.scopeNames[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {canSpend(form.values.scopes) && (
          <MoneyInput
            label={connectWords.limit}
            description={connectWords.limitHint}
            {...form.getInputProps("spendLimitCents")}
          />
        )}
        <Text c="dimmed" fz="sm">
          {connectWords.later}
        </Text>
        <Group justify="flex-end">
          <Button variant="secondary" onClick={() => void refuse()}>
            {connectWords.refuse}
          </Button>
          <SubmitRow label={connectWords.allow} isSubmitting={form.submitting} />
        </Group>
      </Stack>
    </form>
  );
}
