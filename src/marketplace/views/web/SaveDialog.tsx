import { Checkbox, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { stringifySearch } from "#platform/web/navigation/search.ts";
import { useMarketplaceAddress } from "../../web/address.ts";
import { texts } from "../../web/texts.ts";
import { savedViewInput } from "../contract.ts";
import { saveView } from "./api.ts";

const savedViewWords = texts.views;

export default function SaveDialog({ organization, onClose }: { organization: string; onClose: () => void }) {
  const { address } = useMarketplaceAddress();
  const { page: _page, compare: _compare, ...kept } = address;
  const form = useForm({
    initialValues: { name: "", shared: false },
    validate: schemaResolver(savedViewInput.pick({ name: true }).loose(), { sync: true }),
  });
  const submit = submitting(form, async ({ name, shared }) => {
    await saveView({ organization, name, shared, query: stringifySearch(kept).slice(1) || "page=1" });
    notify.success(savedViewWords.saved(name));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={savedViewWords.save}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={savedViewWords.name} maxLength={80} data-autofocus {...form.getInputProps("name")} />
          <Checkbox label={savedViewWords.share} {...form.getInputProps("shared", { type: "checkbox" })} />
          <SubmitRow label={savedViewWords.keep} isSubmitting={form.submitting} />
        </Stack>
      </form>
    </Dialog>
  );
}
