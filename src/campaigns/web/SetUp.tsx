import { Button, Card, Group, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import type { InvitedRole } from "#accounts/members/members.ts";
import { inviteMember, roleName } from "#accounts/members/web/api.ts";
import { firstInvited, worksForClients } from "#accounts/survey/from-answers.ts";
import { GoOnWithSurvey } from "#accounts/survey/web/GoOnWithSurvey.tsx";
import { useClientUser } from "#accounts/web/api.ts";
import { createOrganization } from "#accounts/web/changes.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { api } from "#platform/web/calls/client.ts";
import { BackWords } from "#platform/web/components/BackWords.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { refresh } from "#platform/web/query-client.ts";
import { campaignFormTexts, goalOptions } from "./form-texts.ts";
import { firstValuesOf, organizationFields, type SetUpValues, setUpErrors, setUpKinds } from "./set-up-values.ts";
import { texts } from "./texts.ts";

const setUpWords = texts.setUp;

/** One short form for everything that booking needs: organization, first project and campaign. */
export function SetUp() {
  const { questionnaire, userOrganizations } = useClientUser();
  const isFirst = userOrganizations.length === 0;
  const answers = isFirst ? questionnaire : null;
  const role = firstInvited(answers);
  const navigate = useNavigate();
  const form = useForm<SetUpValues>({ initialValues: firstValuesOf(answers), validate: setUpErrors });
  const submit = submitting(form, async (values) => {
    await setUp(values, role);
    await navigate({ to: "/media" });
  });
  return (
    <Page title={isFirst ? setUpWords.title : setUpWords.another} size="narrow" above={isFirst ? undefined : <Back />}>
      <Stack gap="xl">
        <Text c="dimmed">{setUpWords.lead}</Text>
        {isFirst && <GoOnWithSurvey />}
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <OrganizationFields form={form} />
            <CampaignFields form={form} answers={answers} />
            {role && (
              <TextInput
                label={setUpWords.invited[role]}
                description={setUpWords.invitedHint(roleName(role))}
                type="email"
                autoComplete="off"
                {...form.getInputProps("invited")}
              />
            )}
            <Group justify="flex-end" mt="xs">
              <Button type="submit" size="big" loading={form.submitting}>
                {setUpWords.submit}
              </Button>
            </Group>
          </Stack>
        </form>
        {isFirst && <PublisherWay />}
      </Stack>
    </Page>
  );
}

type FieldsProps = { form: UseFormReturnType<SetUpValues> };

function OrganizationFields({ form }: FieldsProps) {
  return (
    <>
      <TextInput
        label={setUpWords.organization}
        description={setUpWords.organizationHint}
        required
        size="md"
        autoComplete="organization"
        {...form.getInputProps("name")}
      />
      <Radio.Group label={setUpWords.kind} {...form.getInputProps("kind")}>
        <Group mt="xs" gap="lg">
          {setUpKinds.map((kind) => (
            <Radio key={kind} value={kind} label={setUpWords.kinds[kind]} />
          ))}
        </Group>
      </Radio.Group>
    </>
  );
}

function CampaignFields({ form, answers }: FieldsProps & { answers: Parameters<typeof firstInvited>[0] }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {worksForClients(answers) ? (
          <Picker
            label={setUpWords.clients}
            description={setUpWords.clientsHint}
            options={[]}
            takesAny
            takesLeft
            maxValues={20}
            {...form.getInputProps("projects")}
          />
        ) : (
          <TextInput
            label={setUpWords.project}
            description={setUpWords.projectHint}
            {...form.getInputProps("projects.0")}
            error={form.errors.projects}
          />
        )}
        <TextInput
          label={setUpWords.campaign}
          description={setUpWords.campaignHint}
          {...form.getInputProps("firstCampaign")}
        />
        <NativeSelect
          label={campaignFormTexts.goal}
          description={campaignFormTexts.goalHint}
          data={goalOptions}
          {...form.getInputProps("goal")}
        />
        <MoneyInput
          label={campaignFormTexts.budget}
          description={form.values.projects.length > 1 ? setUpWords.budgetOfFirst : campaignFormTexts.budgetHint}
          autoComplete="off"
          {...form.getInputProps("budgetCents")}
        />
      </SimpleGrid>
      {form.values.goal === "other" && (
        <TextInput label={campaignFormTexts.goalText} {...form.getInputProps("goalText")} />
      )}
    </>
  );
}

function Back() {
  return (
    <AnchorLink to="/" fz="sm" mb="xs" display="inline-block">
      <BackWords>{setUpWords.back}</BackWords>
    </AnchorLink>
  );
}

function PublisherWay() {
  return (
    <Card withBorder p="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{setUpWords.publisherTitle}</Text>
          <Text fz="sm" c="dimmed">
            {setUpWords.publisherText}
          </Text>
        </div>
        <ButtonLink to="/publisher" variant="secondary">
          {setUpWords.publisherAction}
        </ButtonLink>
      </Group>
    </Card>
  );
}

async function setUp(values: SetUpValues, role: InvitedRole | undefined): Promise<void> {
  const { id, name } = await createOrganization(organizationFields(values));
  chooseSide("client");
  await refresh(api.projects, api.campaigns, api.client_users);
  // The organization exists, so a failed invitation is only reported; the profile can send it again.
  if (role && values.invited.trim())
    await inviteMember({ kind: "organization", id, name }, values.invited.trim(), role).catch(notify.failure);
}
