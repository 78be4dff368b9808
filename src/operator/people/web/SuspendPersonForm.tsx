import { Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { type PersonRecord, suspendPersonInput } from "../contract.ts";
import { suspendPerson } from "./api.ts";
import { texts } from "./texts.ts";

type SuspendPersonFormProps = { person: PersonRecord; onDone: () => void };

export default function SuspendPersonForm({ person, onDone }: SuspendPersonFormProps) {
  const form = useForm({ initialValues: { reason: "" }, validate: schemaResolver(suspendPersonInput, { sync: true }) });
  const { id, name, email, organizations } = person;
  const owned = organizations.filter(({ isSoleOwner }) => isSoleOwner).map((each) => each.name);
  return (
    <SaveForm
      form={form}
      save={({ reason }) => suspendPerson(id, reason)}
      saved={texts.suspended(name || email)}
      action={texts.suspend}
      onDone={onDone}
    >
      <Text>{texts.suspendText}</Text>
      {owned.length > 0 ? (
        <Text>{texts.soleOwner(owned)}</Text>
      ) : (
        organizations.length > 0 && <Text>{texts.othersOwn}</Text>
      )}
      <Textarea label={texts.reason} description={texts.reasonHint} data-autofocus {...form.getInputProps("reason")} />
    </SaveForm>
  );
}
