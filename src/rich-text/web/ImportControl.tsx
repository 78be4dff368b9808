import { FileButton } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { useMutation } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { notify } from "#platform/web/components/notify.ts";
import classes from "./editor.module.css";
import { importedKinds, importMegabytesMax, readTextFile } from "./import-file.ts";
import { tellLeftOut } from "./left-out.ts";
import { texts } from "./texts.ts";

export function ImportControl({ editor, booked }: { editor: Editor; booked: BookedHyperlinkKind }) {
  const importing = useMutation({
    meta: { says: texts.importFile },
    mutationFn: readTextFile,
    onSuccess: (text) => {
      editor.chain().focus().insertContent(text.html).run();
      tellLeftOut(text, booked);
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
