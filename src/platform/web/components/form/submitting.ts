import type { FormErrors, UseFormReturnType } from "@mantine/form";
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

/**
 * The same for a form on its screen whose schema comes with the first attempt (decision 0289): `problemsOf` loads it, and
 * returns what is wrong by the name of its field.
 */
export const submittingChecked = <Sent>(
  form: Form<Sent> & Pick<UseFormReturnType<object>, "setErrors">,
  problemsOf: (values: Sent) => Promise<FormErrors>,
  act: (values: Sent) => unknown,
) =>
  submitting(form, async (values: Sent) => {
    const problems = await problemsOf(values);
    if (Object.keys(problems).length > 0) form.setErrors(problems);
    else await act(values);
  });
