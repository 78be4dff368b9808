import { Button, Group, Stack, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { placeOf } from "#rich-text/passage.ts";
import { countText } from "#rich-text/text-check.ts";
import { commentInput } from "../contract.ts";
import { useAddComment } from "./api.ts";
import type { Selected } from "./selected-passage.ts";
import { texts } from "./texts.ts";

type CommentFormProps = { orderId: string; content: string; selected: Selected; onClose: () => void };

const problems = schemaResolver(commentInput.pick({ passage: true, body: true }), { sync: true });

/** A passage can be selected in the text or typed. */
export default function CommentForm({ orderId, content, selected, onClose }: CommentFormProps) {
  const { words } = countText(content);
  const adding = useAddComment(orderId);
  const form = useForm({
    initialValues: { passage: selected.passage, body: "" },
    validate: (values) => ({
      passage: placeOf(words, { passage: values.passage, before: "" }) < 0 ? texts.notThere : undefined,
      ...problems(values),
    }),
  });
  const add = form.onSubmit(({ passage, body }) => {
    const before = passage === selected.passage ? selected.before : "";
    adding.mutate({ passage, before, body }, { onSuccess: onClose, onError: (error) => formErrors(error, form) });
  });
  return (
    <form onSubmit={add} noValidate>
      <Stack gap="sm">
        <Textarea
          minRows={1}
          label={texts.passage}
          description={texts.passageHint}
          maxRows={4}
          maxLength={500}
          data-autofocus={selected.passage === ""}
          {...form.getInputProps("passage")}
        />
        <Textarea label={texts.body} maxLength={2_000} autoFocus {...form.getInputProps("body")} />
        <Group>
          <Button type="submit" loading={adding.isPending}>
            {texts.add}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {platformTexts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
