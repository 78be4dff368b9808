import { Button, Stack, Stepper, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { organizationInput } from "#accounts/contract.ts";
import { createOrganization, useClientUser } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { createMedia, type MediaEdit, type MediaInput } from "./api.ts";
import { MediaForm } from "./MediaForm.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/publisher/setup")({
  beforeLoad: guarded("auth"),
  component: PublisherSetupPage,
});

const words = texts.setup;

/** A publisher's beginning (R2.19): who publishes, then the first medium. What is done already is skipped. */
function PublisherSetupPage() {
  const { userOrganizations } = useClientUser();
  const publisher = userOrganizations.find(({ organization }) => organization.kind === "publisher")?.organization;
  return (
    <Page title={words.title} size="narrow">
      <Text c="dimmed" mb="xl">
        {words.lead}
      </Text>
      <Stepper active={publisher ? 1 : 0} mb="xl" size="sm">
        <Stepper.Step label={words.organizationStep} description={publisher?.name} />
        <Stepper.Step label={words.mediumStep} />
      </Stepper>
      {publisher ? <FirstMedium organization={publisher.id} /> : <OrganizationForm />}
    </Page>
  );
}

function OrganizationForm() {
  const form = useForm({ initialValues: { name: "" }, validate: problemsOf });
  const submit = form.onSubmit(async ({ name }) => {
    try {
      await createOrganization({ name, kind: "publisher" });
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start" maw={440}>
        <TextInput
          label={words.organizationName}
          description={words.organizationHint}
          w="100%"
          size="md"
          {...form.getInputProps("name")}
        />
        <Button type="submit" size="big" loading={form.submitting}>
          {words.continue}
        </Button>
      </Stack>
    </form>
  );
}

function problemsOf({ name }: { name: string }): Record<string, string> {
  const parsed = organizationInput.shape.name.safeParse(name);
  return parsed.success ? {} : { name: parsed.error.issues[0]?.message ?? "" };
}

function FirstMedium({ organization }: { organization: string }) {
  const navigate = useNavigate();
  const add = async (edit: MediaEdit) => {
    const medium = await createMedia({ ...edit, organization } as MediaInput);
    chooseSide("media");
    await navigate({ to: "/format/create", search: { media: medium.id } });
  };
  return <MediaForm submitLabel={words.continue} onSubmit={add} />;
}
