import { Radio, Textarea, TextInput } from "@mantine/core";
import { messages } from "#platform/contract/messages.ts";
import { countryOptions } from "#platform/contract/region-names.ts";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { clientUserInput } from "../../people/contract.ts";
import { industries, surveyAnswers } from "../survey.ts";
import type { SurveyStep } from "./steps.ts";
import classes from "./survey.module.css";
import { texts } from "./texts.ts";

const countries = countryOptions();
const industryOptions = industries.map((name) => ({ value: name, label: name }));

export type AnswerValue = string | string[] | null;

type AnswerProps = {
  question: SurveyStep;
  value: AnswerValue;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
};

export function answerProblem(question: SurveyStep, value: AnswerValue): string | undefined {
  if (value === null || value.length === 0) return texts.answers[question] ? messages.choose : messages.fill;
  const schema = question === "name" ? clientUserInput.shape.name : surveyAnswers[question];
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

export function SurveyAnswer({ question, value, error, onChange }: AnswerProps) {
  const choices = texts.answers[question];
  const shared = { mt: "lg", error, "aria-labelledby": "question" } as const;
  const text = typeof value === "string" ? value : "";
  if (choices)
    return (
      <Radio.Group {...shared} value={text} onChange={onChange}>
        <div className={classes.choices}>
          {Object.entries(choices).map(([name, label]) => (
            <Radio.Card key={name} value={name} className={classes.choice}>
              <Radio.Indicator />
              {label}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    );
  if (question === "countries")
    return (
      <Picker {...shared} size="md" options={countries} value={Array.isArray(value) ? value : []} onChange={onChange} />
    );
  if (question === "industry")
    return (
      <Picker
        {...shared}
        size="md"
        options={industryOptions}
        value={text ? [text] : []}
        onChange={([picked]) => onChange(picked ?? null)}
        maxValues={1}
        maxLength={80}
        takesAny
        takesLeft
        // Hides the list once full, since it would cover the buttons.
        {...(text && { dropdownOpened: false })}
      />
    );
  if (question === "name")
    return (
      <TextInput
        {...shared}
        size="md"
        maxLength={120}
        autoComplete="name"
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Textarea
      {...shared}
      size="md"
      minRows={3}
      maxLength={200}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
