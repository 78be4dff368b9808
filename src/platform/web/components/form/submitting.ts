import type { UseFormReturnType } from "@mantine/form";
import { formErrors } from "./form-errors.ts";

type Form<Sent> = Parameters<typeof formErrors>[1] & {
  onSubmit: (handle: (values: Sent) => Promise<void>) => ReturnType<UseFormReturnType<object>["onSubmit"]>;
};

/**
 * What a form does when it is submitted. It waits for the answer, so that its button turns until then and nothing is lost
 * where the form is gone by the time the answer is here; a refusal shows at its field, and what was typed stays.
 */
export const submitting = <Sent>(form: Form<Sent>, act: (values: Sent) => unknown) =>
  form.onSubmit(async (values) => {
    try {
      await act(values);
    } catch (error) {
      formErrors(error, form);
    }
  });
