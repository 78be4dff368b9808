import { Avatar, Button, FileButton, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import { submittingChecked } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import type { ClientUser } from "../../people/contract.ts";
import { editPerson } from "../changes.ts";
import { texts } from "./texts.ts";

const generalWords = texts.general;

const inputOf = ({ name, phone }: { name: string; phone: string }) => ({ name, phone: phone.trim() || null });

export function PersonPart({ user }: { user: ClientUser }) {
  const form = useForm({ initialValues: { name: user.name, phone: user.phone ?? "" } });
  const submit = submittingChecked(
    form,
    async (values) => (await import("./person-problems.ts")).personProblems(inputOf(values)),
    async (values) => {
      await editPerson(inputOf(values));
      notify.success(texts.saved);
    },
  );
  return (
    <Part title={generalWords.person}>
      <Picture user={user} />
      <form onSubmit={submit} noValidate>
        <Stack maw={400}>
          <TextInput label={generalWords.name} autoComplete="name" {...form.getInputProps("name")} />
          <TextInput
            label={generalWords.phone}
            description={generalWords.phoneHint}
            type="tel"
            autoComplete="tel"
            {...form.getInputProps("phone")}
          />
          <Button type="submit" loading={form.submitting} style={{ alignSelf: "flex-start" }}>
            {texts.save}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}

function Picture({ user }: { user: ClientUser }) {
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      const { url } = await sendPlain(api.files, "create", { file });
      await editPerson({ avatar: url });
    } catch (error) {
      notify.failure(error);
    }
  };
  const remove = () => void editPerson({ avatar: null }).catch(notify.failure);
  return (
    <Group>
      <Avatar src={user.avatar} name={user.name || user.email} size={64} alt="" />
      <FileButton onChange={(file) => void choose(file)} accept="image/png,image/jpeg,image/webp">
        {(props) => (
          <Button {...props} variant="secondary">
            {generalWords.choosePicture}
          </Button>
        )}
      </FileButton>
      {user.avatar && (
        <Button variant="link" onClick={remove}>
          {generalWords.removePicture}
        </Button>
      )}
    </Group>
  );
}
