import { useEffect, useState, useSyncExternalStore } from "react";
import { changesOf } from "#platform/contract/changes.ts";
import { DraftSaver } from "#platform/web/draft/draft-saver.ts";
import { draftRefusalOf, storeDraft } from "#platform/web/draft/stored-draft.ts";
import type { Format } from "../../contract.ts";
import { saveDraft } from "../../web/api.ts";
import { type FormatValues, formatValuesOf, savableEdit } from "./form-values.ts";
import { findStoredValues } from "./stored-values.ts";
import type { FindFormatProblems } from "./value-problems.ts";

/** Saves valid steps while typing. This browser keeps all answers until the server has them (R10.6). */
export function useFormatDraft(format: Format, problemsOf: FindFormatProblems) {
  const [{ saver, found }] = useState(() => startSaver(format, problemsOf));
  const { state } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    if (found?.kind === "broughtBack") saver.change(found.values);
    window.addEventListener("online", saver.retry);
    return () => {
      window.removeEventListener("online", saver.retry);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver, found]);
  return {
    found,
    state,
    change: (values: FormatValues) => saver.change(values),
    /** Resolves to true when everything is saved. */
    flush: () => saver.flush(),
  };
}

function startSaver(format: Format, problemsOf: FindFormatProblems) {
  const savable = (values: FormatValues) => savableEdit(values, problemsOf(values));
  const saved = formatValuesOf(format);
  let answer = format;
  let latest = saved;
  const saver = new DraftSaver<FormatValues>(saved, {
    save: async (values) => {
      const edit = changesOf(answer, savable(values));
      if (Object.keys(edit).length > 0) answer = await saveDraft(format.id, edit);
    },
    // Wrong steps are not on the server: they stay here after the others are saved.
    keep: (draft, sent) => {
      latest = draft ?? latest;
      const isKept = draft !== undefined || Object.keys(problemsOf(latest)).length > 0;
      const typed = {
        ...latest,
        base: answer.updatedAt,
        sent: sent && savable(sent),
        typedAt: new Date().toISOString(),
      };
      storeDraft(format.id, isKept ? typed : undefined);
    },
    refusalOf: draftRefusalOf,
  });
  return { saver, found: findStoredValues(format, saved) };
}
