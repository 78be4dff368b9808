import type { FormErrors } from "@mantine/form";
import { ApiError } from "../../api-error.ts";
import { notify } from "../notify.ts";

type Form = { getValues: () => object; setErrors: (errors: Record<string, string>) => void };

/** Shows violations at their fields, anything else as a toast. */
export function formErrors(error: unknown, form: Form): void {
  if (!(error instanceof ApiError) || error.violations.length === 0) {
    notify.failure(error);
    return;
  }
  const values = form.getValues();
  const errors: Record<string, string> = {};
  for (const { propertyPath, message } of error.violations) {
    const path = pathOf(propertyPath);
    if (fieldOf(path) in values) errors[path] = message;
    else notify.error(message);
  }
  form.setErrors(errors);
}

/** `extras[0].name` and `extras.0.name` mean the same field. */
const pathOf = (propertyPath: string) => propertyPath.replaceAll(/\[(\w+)\]/g, ".$1");
const fieldOf = (path: string) => path.split(".")[0] ?? "";

/** Returns a list's own error, or the first of its items' errors. */
export function errorOfList(errors: FormErrors, name: string) {
  const ofItem = Object.keys(errors).find((path) => path.startsWith(`${name}.`));
  return errors[name] ?? (ofItem && errors[ofItem]);
}
