import { Button, Card, Group, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import type { z } from "zod";
import { organizationInput } from "#accounts/contract.ts";
import { GoOnWithSurvey } from "#accounts/survey/web/GoOnWithSurvey.tsx";
import { updateCurrent, useClientUser } from "#accounts/web/api.ts";
import { createOrganization } from "#accounts/web/changes.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { fetchCollection } from "#platform/web/api.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { refresh } from "#platform/web/query-client.ts";
import type { Campaign } from "../contract.ts";
import { firstValuesOf, type SetUpValues, setUpKinds } from "./set-up-values.ts";
import { goalOptions, texts } from "./texts.ts";

const words = texts.setUp;

/** An organization that books, with its first project and campaign: everything that booking needs in one short form. */
export function SetUp() {
  const { questionnaire, userOrganizations } = useClientUser();
  const isFirst = userOrganizations.length === 0;
  const navigate = useNavigate();
  const form = useForm<SetUpValues>({
    initialValues: firstValuesOf(isFirst ? questionnaire : null),
    validate: schemaResolver(organizationInput, { sync: true }),
  });
  const submit = submitting(form, async (values) => {
    await setUp(values);
    await navigate({ to: "/media" });
  });
  return (
    <Page title={isFirst ? words.title : words.another} size="narrow" above={isFirst ? undefined : <Back />}>
      <Stack gap="xl">
        <Text c="dimmed">{words.lead}</Text>
        {isFirst && <GoOnWithSurvey />}
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextInput
              label={words.organization}
              description={words.organizationHint}
              required
              size="md"
              autoComplete="organization"
              {...form.getInputProps("name")}
            />
            <Radio.Group label={words.kind} {...form.getInputProps("kind")}>
              <Group mt="xs" gap="lg">
                {setUpKinds.map((kind) => (
                  <Radio key={kind} value={kind} label={words.kinds[kind]} />
                ))}
              </Group>
            </Radio.Group>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                label={words.project}
                description={words.projectHint}
                {...form.getInputProps("firstProject")}
              />
              <TextInput
                label={words.campaign}
                description={words.campaignHint}
                {...form.getInputProps("firstCampaign")}
              />
              <NativeSelect
                label={texts.campaign.goal}
                description={texts.campaign.goalHint}
                data={goalOptions}
                {...form.getInputProps("goal")}
              />
              <MoneyInput
                label={texts.campaign.budget}
                description={texts.campaign.budgetHint}
                autoComplete="off"
                {...form.getInputProps("budgetCents")}
              />
            </SimpleGrid>
            {form.values.goal === "other" && (
              <TextInput label={texts.campaign.goalText} {...form.getInputProps("goalText")} />
            )}
            <Group justify="flex-end" mt="xs">
              <Button type="submit" size="big" loading={form.submitting}>
                {words.submit}
              </Button>
            </Group>
          </Stack>
        </form>
        {isFirst && <PublisherWay />}
      </Stack>
    </Page>
  );
}

function Back() {
  return (
    <AnchorLink to="/" fz="sm" mb="xs" display="inline-block">
      ← {words.back}
    </AnchorLink>
  );
}

function PublisherWay() {
  return (
    <Card withBorder p="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{words.publisherTitle}</Text>
          <Text fz="sm" c="dimmed">
            {words.publisherText}
          </Text>
        </div>
        <ButtonLink to="/publisher" variant="secondary">
          {words.publisherAction}
        </ButtonLink>
      </Group>
    </Card>
  );
}

/** Makes the organization with its first project and campaign, and that campaign the current one. */
async function setUp(values: z.input<typeof organizationInput>): Promise<void> {
  const organization = await createOrganization(values);
  const { items } = await fetchCollection<Campaign>("/campaigns", { organization: organization.id });
  if (items[0]) await updateCurrent({ campaign: items[0].id });
  chooseSide("client");
  await refresh("projects", "campaigns", "client_users");
}
