import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import type { ClientUser } from "../../people/contract.ts";
import { roleMay } from "../../permissions.ts";
import { closeOrganization, renameOrganization } from "../changes.ts";
import { texts } from "./texts.ts";

const generalWords = texts.general;
type CurrentOrganization = NonNullable<ClientUser["currentOrganization"]>;

export function OrganizationPart({ user }: { user: ClientUser }) {
  const { currentOrganization: organization, currentOrganizationRole: role } = user;
  if (!organization || !role)
    return (
      <Part title={generalWords.organization} text={generalWords.noOrganization}>
        <Group>
          <ButtonLink to="/dashboard" variant="secondary">
            {generalWords.toDashboard}
          </ButtonLink>
        </Group>
      </Part>
    );
  const mayEdit = roleMay(role, "organization.edit");
  return (
    <Part title={generalWords.organization} text={generalWords.kinds[organization.kind]}>
      {mayEdit ? (
        <NameForm key={organization.id} organization={organization} />
      ) : (
        <div>
          <Text fw={600}>{organization.name}</Text>
          <Text fz="sm" c="dimmed">
            {generalWords.onlyAdmins}
          </Text>
        </div>
      )}
      {roleMay(role, "organization.close") && <CloseButton organization={organization} />}
    </Part>
  );
}

function NameForm({ organization }: { organization: CurrentOrganization }) {
  const form = useForm({ initialValues: { name: organization.name } });
  const submit = submittingChecked(
    form,
    async (values) => (await import("./organization-problems.ts")).organizationProblems(values),
    async ({ name }) => {
      await renameOrganization(organization.id, name.trim());
      notify.success(texts.saved);
    },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        <TextInput label={generalWords.organizationName} autoComplete="organization" {...form.getInputProps("name")} />
        <Button type="submit" variant="secondary" loading={form.submitting} style={{ alignSelf: "flex-start" }}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}

function CloseButton({ organization: { id, name } }: { organization: CurrentOrganization }) {
  const navigate = useNavigate();
  const close = async () => {
    await closeOrganization(id);
    await navigate({ to: "/dashboard" });
  };
  return (
    <Group>
      <AskFirstButton
        variant="link"
        label={generalWords.close}
        title={generalWords.closeTitle(name)}
        text={generalWords.closeText}
        act={close}
        done={generalWords.closed}
      />
    </Group>
  );
}
