import { Stack, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { payeeInput } from "../contract.ts";
import type { Payee } from "../payee.ts";
import { texts } from "./texts.ts";

export const emptyPayee: Payee = { holder: "", iban: "", bic: "" };

const problems = schemaResolver(payeeInput, { sync: true });

/** Returns the server's refusals by the form's fields below `path`. */
export const payeeProblems = (payee: Payee, path: string): FormErrors =>
  Object.fromEntries(Object.entries(problems(payee)).map(([field, problem]) => [`${path}.${field}`, problem]));

type PayeeFieldsProps = { fieldOf: (name: keyof Payee) => object };

export function PayeeFields({ fieldOf }: PayeeFieldsProps) {
  return (
    <Stack>
      <TextInput label={texts.holder} autoComplete="name" required {...fieldOf("holder")} />
      <TextInput label={texts.iban} autoComplete="off" spellCheck={false} required {...fieldOf("iban")} />
      <TextInput
        label={texts.bic}
        description={texts.bicHint}
        autoComplete="off"
        spellCheck={false}
        {...fieldOf("bic")}
      />
    </Stack>
  );
}
