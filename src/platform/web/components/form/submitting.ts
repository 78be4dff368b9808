import type { UseFormReturnType } from "@mantine/form";
import { formErrors } from "./form-errors.ts";

type Form<Sent> = Parameters<typeof formErrors>[1] & {
  onSubmit: (handle: (values: Sent) => Promise<void>) => ReturnType<UseFormReturnType<object>["onSubmit"]>;
};

/**
 * Submits a form. Waits for the answer, so that its button spins and nothing is lost when the form unmounts first. A
 * refusal shows at its field and keeps the input.
 */
export const submitting = <Sent>(form: Form<Sent>, act: (values: Sent) => unknown) =>
  form.onSubmit(async (values) => {
    try {
      await act(values);
    } catch (error) {
      formErrors(error, form);
    }
  });
