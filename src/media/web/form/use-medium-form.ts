import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { focusFirst } from "#platform/web/components/form/focus-first.ts";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import type { Media } from "../../contract.ts";
import type { MediaType } from "../../media.ts";
import type { MediaEdit } from "../changes.ts";
import { mediaEditOf, mediaProblems, mediaValuesOf } from "./form-values.ts";
import { useKeptMedium } from "./use-kept-medium.ts";

export type MediumFormInput = {
  medium?: Media;
  mediaType?: MediaType | undefined;
  keptAs: string;
  /** Throws a refusal, which shows at its fields. */
  onSubmit: (edit: MediaEdit) => Promise<void>;
};

/** Restores unsaved input of this browser, and stores new input until it is saved. */
export function useMediumForm({ medium, mediaType = medium?.mediaType, keptAs, onSubmit }: MediumFormInput) {
  // The form's base at the beginning, so that a save does not undo colleagues' changes.
  const [seen] = useState(medium);
  const [saved] = useState(() => ({ ...mediaValuesOf(medium), mediaType: mediaType ?? "" }));
  const kept = useKeptMedium(keptAs, medium?.updatedAt ?? "", saved);
  const form = useForm({ initialValues: kept.values, validate: mediaProblems, onValuesChange: kept.keep });
  const { edition, renew } = useEdition(() => form.getInputNode("name")?.focus());
  const submit = form.onSubmit(
    async (values) => {
      await onSubmit(mediaEditOf(values, seen)).then(kept.forget, (error: unknown) => formErrors(error, form));
    },
    (errors) => focusFirst(form, errors),
  );
  const discard = () => {
    form.setValues(saved);
    renew();
  };
  return { form, submit, edition, discard, typedAt: edition === 0 ? kept.typedAt : undefined };
}

/** Number fields own their typed text: other values from outside need new fields, and the focus a new target. */
function useEdition(enter: () => void) {
  const [edition, setEdition] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new fields are entered, not each drawing of them
  useEffect(() => {
    if (edition > 0) enter();
  }, [edition]);
  return { edition, renew: () => setEdition(edition + 1) };
}
