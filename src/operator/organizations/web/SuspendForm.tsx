import { Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { type OrganizationRecord, suspendInput } from "../contract.ts";
import { suspendOrganization } from "./api.ts";
import { texts } from "./texts.ts";

type SuspendFormProps = { organization: OrganizationRecord; onDone: () => void };

export default function SuspendForm({ organization: { id, name, openOrders }, onDone }: SuspendFormProps) {
  const form = useForm({ initialValues: { reason: "" }, validate: schemaResolver(suspendInput, { sync: true }) });
  return (
    <SaveForm
      form={form}
      save={({ reason }) => suspendOrganization(id, reason)}
      saved={texts.suspended(name)}
      action={texts.suspend}
      onDone={onDone}
    >
      <Text>{texts.suspendText(openOrders)}</Text>
      <Textarea label={texts.reason} description={texts.reasonHint} data-autofocus {...form.getInputProps("reason")} />
    </SaveForm>
  );
}
