import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import type { PersonRecord } from "../contract.ts";
import { changeOperator } from "./api.ts";
import { texts } from "./texts.ts";

export function OperatorButton({ person: { id, name, email, operator } }: { person: PersonRecord }) {
  const called = name || email;
  const words = operator ? texts.dismiss : texts.appoint;
  return (
    <AskFirstButton
      label={words.label}
      name={words.title(called)}
      title={words.title(called)}
      text={words.text}
      act={() => changeOperator(id, operator ? "dismiss" : "appoint")}
      done={words.done(called)}
    />
  );
}
