import { NativeSelect, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { type WebhookItem, webhookInput } from "../contract.ts";
import { publicEventNames } from "../public-events.ts";
import { type WebhookShape, webhookShapes } from "../webhook.ts";
import { createWebhook, editWebhook } from "./api.ts";
import { texts } from "./texts.ts";

type WebhookFormProps = {
  /** Owner of a new one; the operators without one. */
  organization: string | undefined;
  webhook?: WebhookItem | undefined;
  onSecret: (secret: string | null) => void;
  onDone: () => void;
};

const eventOptions = publicEventNames.map((name) => ({ value: name, label: name }));
const shapeOptions = webhookShapes.map((value) => ({ value, label: texts.shapes[value] }));

export default function WebhookForm({ organization, webhook, onSecret, onDone }: WebhookFormProps) {
  const form = useForm({
    initialValues: {
      url: webhook?.url ?? "",
      description: webhook?.description ?? "",
      events: webhook?.events ?? [],
      shape: (webhook?.shape ?? "standard") as WebhookShape,
    },
    validate: schemaResolver(webhookInput.omit({ organization: true }), { sync: true }),
  });
  const save = async ({ shape, ...edit }: typeof form.values) => {
    if (webhook) return editWebhook(webhook.id, edit);
    onSecret((await createWebhook({ organization: organization ?? null, ...edit, shape })).secret);
  };
  return (
    <SaveForm form={form} save={save} onDone={onDone}>
      <TextInput label={texts.url} description={texts.urlHint} data-autofocus {...form.getInputProps("url")} />
      {!webhook && <NativeSelect label={texts.shape} data={shapeOptions} {...form.getInputProps("shape")} />}
      <Picker
        label={texts.events}
        description={texts.eventsHint}
        options={eventOptions}
        {...form.getInputProps("events")}
      />
      <TextInput
        label={texts.description}
        description={texts.descriptionHint}
        maxLength={120}
        {...form.getInputProps("description")}
      />
    </SaveForm>
  );
}
