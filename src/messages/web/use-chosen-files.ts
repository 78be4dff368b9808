import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { MessageFile } from "../contract.ts";
import { filesMax } from "../conversation.ts";
import { uploadFile } from "./api.ts";
import { texts } from "./texts.ts";

/** Uploads each chosen file at once, one after the other. */
export function useChosenFiles(subject: string) {
  const [chosen, setChosen] = useState<MessageFile[]>([]);
  const { mutate, isPending: isUploading } = useMutation({
    meta: { says: texts.changes.file },
    mutationFn: async (files: File[]) => {
      for (const file of files) {
        const kept = await uploadFile(subject, file);
        setChosen((before) => [...before, kept]);
      }
    },
    onError: notify.failure,
  });
  const add = (files: File[]) => {
    if (files.length === 0) return;
    if (chosen.length + files.length > filesMax) notify.error(texts.tooMany(filesMax));
    else mutate(files);
  };
  const remove = (id: string) => setChosen((before) => before.filter((file) => file.id !== id));
  return { chosen, add, remove, isUploading };
}
