import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { sharedLinkFields } from "../contract.ts";
import { type SharedSubject, shareDaysUsual } from "../shared-link.ts";
import { type SharedWhat, useShare } from "./api.ts";
import { texts } from "./texts.ts";

type ShareDialogProps = { what: SharedWhat; subjects: SharedSubject[]; onClose: () => void };
const dayChoices = [7, shareDaysUsual, 90, 365].map((days) => ({ value: String(days), label: texts.inDays(days) }));

/** The server's schema (R5.1) of what is typed here; all else is chosen. */
const problems = schemaResolver(sharedLinkFields.pick({ name: true }).loose(), { sync: true });

/** Shows the link once, since only its hash is kept. */
export default function ShareDialog({ what, subjects, onClose }: ShareDialogProps) {
  const sharing = useShare();
  return (
    <Dialog open onClose={onClose} title={texts.share}>
      {sharing.data?.path ? (
        <MadeLink address={location.origin + sharing.data.path} onClose={onClose} />
      ) : (
        <ShareForm
          subjects={subjects}
          onSubmit={async ({ days, ...link }) =>
            void (await sharing.mutateAsync({ ...what, ...link, days: Number(days) }))
          }
        />
      )}
    </Dialog>
  );
}

type Values = {
  subject: SharedSubject;
  name: string;
  days: string;
  mayComment: boolean;
  mayApprove: boolean;
  showsPrices: boolean;
};

type ShareFormProps = { subjects: SharedSubject[]; onSubmit: (values: Values) => Promise<void> };

function ShareForm({ subjects, onSubmit }: ShareFormProps) {
  const form = useForm<Values>({
    initialValues: {
      subject: subjects[0] ?? "text",
      name: "",
      days: String(shareDaysUsual),
      mayComment: true,
      mayApprove: true,
      showsPrices: false,
    },
    validate: problems,
  });
  const submit = submitting(form, onSubmit);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {subjects.length > 1 && (
          <NativeSelect
            label={texts.subject}
            data={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
            {...form.getInputProps("subject")}
          />
        )}
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          maxLength={80}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <NativeSelect label={texts.days} data={dayChoices} {...form.getInputProps("days")} />
        <Checkbox label={texts.mayComment} {...form.getInputProps("mayComment", { type: "checkbox" })} />
        <Checkbox label={texts.mayApprove} {...form.getInputProps("mayApprove", { type: "checkbox" })} />
        <Checkbox
          label={texts.showsPrices}
          description={texts.showsPricesHint}
          {...form.getInputProps("showsPrices", { type: "checkbox" })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {texts.make}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function MadeLink({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text>{texts.made}</Text>
      <TextInput label={texts.link} value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <Group justify="flex-end">
        <CopyText value={address} label={texts.copy} />
        <Button onClick={onClose}>{texts.done}</Button>
      </Group>
    </Stack>
  );
}
