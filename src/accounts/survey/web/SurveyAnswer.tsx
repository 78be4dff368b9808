import { Radio, Skeleton, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { AnswerValue, SurveyStep } from "./steps.ts";
import classes from "./survey.module.css";
import { texts } from "./texts.ts";

const PickedAnswer = lazy(() => import("./PickedAnswer.tsx"));

type AnswerProps = {
  question: SurveyStep;
  value: AnswerValue;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
};

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
  if (question === "countries" || question === "industry")
    return (
      <Suspense fallback={<Skeleton mt="lg" h={42} />}>
        <PickedAnswer {...shared} question={question} value={value} onChange={onChange} />
      </Suspense>
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
