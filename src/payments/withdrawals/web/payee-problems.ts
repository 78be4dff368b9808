import { type FormErrors, schemaResolver } from "@mantine/form";
import { payeeInput } from "../contract.ts";
import type { Payee } from "../payee.ts";

const problems = schemaResolver(payeeInput, { sync: true });

/** Returns the server's refusals by the form's fields below `path`. */
export const payeeProblems = (payee: Payee, path: string): FormErrors =>
  Object.fromEntries(Object.entries(problems(payee)).map(([field, problem]) => [`${path}.${field}`, problem]));
