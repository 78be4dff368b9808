import { Button, FileInput, Popover, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { RichTextEditor } from "@mantine/tiptap";
import { useMutation } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import classes from "./editor.module.css";
import { texts } from "./texts.ts";

export function ImageControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withArrow shadow="md" width={320}>
      <Popover.Target>
        <RichTextEditor.Control className={classes.word} onClick={() => setOpen(!isOpen)}>
          {texts.image}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>{isOpen && <ImageForm editor={editor} close={() => setOpen(false)} />}</Popover.Dropdown>
    </Popover>
  );
}

function ImageForm({ editor, close }: { editor: Editor; close: () => void }) {
  const form = useForm<{ file: File | null; alt: string; caption: string }>({
    initialValues: { file: null, alt: "", caption: "" },
    validate: { file: (file) => (file ? null : messages.choose), alt: (alt) => (alt.trim() ? null : messages.fill) },
  });
  const uploading = useMutation({
    meta: { says: texts.imageUpload },
    mutationFn: (file: File) => sendPlain(api.files, "create", { file }),
  });
  const add = form.onSubmit(({ file, alt, caption }) => {
    if (!file) return;
    uploading.mutate(file, {
      onError: (error) => formErrors(error, form),
      onSuccess: ({ url }) => {
        editor
          .chain()
          .focus()
          .insertContent(imageNode({ src: url, alt: alt.trim() }, caption.trim()))
          .run();
        close();
      },
    });
  });
  return (
    <form onSubmit={add} noValidate>
      <Stack gap="sm">
        <FileInput
          label={texts.imageFile}
          placeholder={texts.imageChoose}
          accept="image/jpeg,image/png,image/webp,image/gif"
          {...form.getInputProps("file")}
        />
        <TextInput label={texts.imageText} {...form.getInputProps("alt")} />
        <TextInput label={texts.imageCaption} {...form.getInputProps("caption")} />
        <Button type="submit" loading={uploading.isPending}>
          {texts.imageAdd}
        </Button>
      </Stack>
    </form>
  );
}

const imageNode = (attrs: { src: string; alt: string }, caption: string) =>
  caption ? { type: "figure", attrs, content: [{ type: "text", text: caption }] } : { type: "image", attrs };
