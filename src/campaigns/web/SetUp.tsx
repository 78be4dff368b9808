import { Button, Card, Group, Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { organizationInput } from "#accounts/contract.ts";
import { updateCurrent } from "#accounts/web/api.ts";
import { createOrganization } from "#accounts/web/changes.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { fetchCollection } from "#platform/web/api.ts";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { refresh } from "#platform/web/query-client.ts";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.setUp;
const kinds = ["agency", "company", "individual"] as const;

type SetUpValues = { name: string; kind: (typeof kinds)[number]; firstProject: string; firstCampaign: string };

/** The first entry: everything that booking needs in one short form, or the other way, to publish. */
export function SetUp() {
  const navigate = useNavigate();
  const form = useForm<SetUpValues>({
    initialValues: {
      name: "",
      kind: "company",
      firstProject: words.projectDefault,
      firstCampaign: words.campaignDefault,
    },
    validate: schemaResolver(organizationInput, { sync: true }),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await setUp(values);
      await navigate({ to: "/media" });
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <Page title={words.title} size="narrow">
      <Stack gap="xl">
        <Text c="dimmed">{words.lead}</Text>
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
                {kinds.map((kind) => (
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
            </SimpleGrid>
            <Group justify="flex-end" mt="xs">
              <Button type="submit" size="big" loading={form.submitting}>
                {words.submit}
              </Button>
            </Group>
          </Stack>
        </form>
        <PublisherWay />
      </Stack>
    </Page>
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
async function setUp(values: SetUpValues): Promise<void> {
  const organization = await createOrganization(values);
  const { items } = await fetchCollection<Campaign>("/campaigns", { organization: organization.id });
  if (items[0]) await updateCurrent({ campaign: items[0].id });
  chooseSide("client");
  await refresh("projects", "campaigns", "client_users");
}
