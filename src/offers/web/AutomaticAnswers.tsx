import { lazy } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { texts } from "./texts.ts";

const answerRuleWords = texts.rule;
const loadRules = () => import("./OfferRules.tsx");
const OfferRules = lazy(loadRules);

export function AutomaticAnswers() {
  return (
    <FormButton label={answerRuleWords.title} title={answerRuleWords.title} variant="secondary" load={loadRules}>
      {(close) => <OfferRules onDone={close} />}
    </FormButton>
  );
}
