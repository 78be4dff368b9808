import { FileButton } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { useMutation } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { notify } from "#platform/web/components/notify.ts";
import classes from "./editor.module.css";
import { importedKinds, importMegabytesMax, readTextFile } from "./import-file.ts";
import { texts } from "./texts.ts";

export function ImportControl({ editor }: { editor: Editor }) {
  const importing = useMutation({
    meta: { says: texts.importFile },
    mutationFn: readTextFile,
    onSuccess: ({ html, imagesDropped }) => {
      editor.chain().focus().insertContent(html).run();
      if (imagesDropped > 0) notify.info(texts.imagesDropped(imagesDropped));
    },
    onError: () => notify.error(texts.importFailed),
  });
  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > importMegabytesMax * 1_000_000) notify.error(texts.importTooBig(importMegabytesMax));
    else importing.mutate(file);
  };
  return (
    <FileButton onChange={choose} accept={importedKinds.join(",")}>
      {(props) => (
        <RichTextEditor.Control {...props} className={classes.word} disabled={importing.isPending}>
          {texts.importFile}
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}
