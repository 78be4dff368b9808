import { Stack, TextInput } from "@mantine/core";
import type { Payee } from "../payee.ts";
import { texts } from "./texts.ts";

export const emptyPayee: Payee = { holder: "", iban: "", bic: "" };

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
