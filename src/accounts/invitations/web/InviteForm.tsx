import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { invitedRolesOf, inviteMember, roleName, type WorkPlace } from "../../members/web/api.ts";
import { texts } from "../../members/web/texts.ts";
import { firstInvited } from "../../survey/from-answers.ts";
import { useClientUser } from "../../web/api.ts";

const roleNames = ["ADMIN", "MANAGER", "VIEWER"];

export function InviteForm({ place }: { place: WorkPlace }) {
  const roles = invitedRolesOf[place.kind];
  const { questionnaire } = useClientUser();
  const proposed = roles.find((role) => role === firstInvited(questionnaire)) ?? roles[0];
  const form = useForm({ initialValues: { email: "", role: String(proposed) } });
  const submit = submittingChecked(
    form,
    async ({ email }) => (await import("./invitation-problems.ts")).invitationProblems({ email }),
    async ({ email, role }) => {
      const chosen = roles.find((each) => String(each) === role);
      if (chosen === undefined) return;
      await inviteMember(place, email.trim(), chosen);
      notify.success(texts.invite.sent(email.trim()));
      form.reset();
    },
  );
  const role = typeof roles[0] === "number" ? roleNames[Number(form.values.role)] : form.values.role;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Title order={3} fz={16}>
          {texts.invite.title}
        </Title>
        <Group align="flex-start">
          <TextInput
            label={texts.invite.email}
            type="email"
            autoComplete="off"
            flex={1}
            miw={220}
            {...form.getInputProps("email")}
          />
          <NativeSelect
            label={texts.role}
            data={roles.map((each) => ({ value: String(each), label: roleName(each) }))}
            w={140}
            {...form.getInputProps("role")}
          />
          <Button type="submit" mt={25} loading={form.submitting}>
            {texts.invite.action}
          </Button>
        </Group>
        <Text c="dimmed" fz="sm">
          {texts.mayWhat[role ?? ""]}
        </Text>
      </Stack>
    </form>
  );
}
