import { Anchor, Button, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { useClientUser } from "../../web/api.ts";
import { answerSurvey, editPerson } from "../../web/changes.ts";
import { chooseSide } from "../../web/session-state.ts";
import { type AnswerValue, answerProblem, SurveyAnswer } from "./SurveyAnswer.tsx";
import { nextStep, type SurveyStep, stepsFor } from "./steps.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_stepper/survey")({
  validateSearch: ({ question }: Record<string, unknown>): { question?: string } =>
    typeof question === "string" ? { question } : {},
  beforeLoad: guarded("aal1", "survey"),
  component: SurveyPage,
});

/**
 * One question per address, so that Back and Forward work. Each answer is saved at once, so that people can resume
 * (R2.6).
 */
function SurveyPage() {
  const search = Route.useSearch();
  const user = useClientUser();
  const asked = stepsFor(user);
  const named = asked.find((question) => question === search.question);
  const question = named ?? nextStep(user) ?? asked[0];
  if (!question) return null;
  const number = asked.indexOf(question) + 1;
  return (
    <Stack gap="lg">
      <DocumentTitle title={texts.title} />
      <div>
        <Text c="dimmed" fz="sm" mb="xs">
          {texts.progress(number, asked.length)}
        </Text>
        <Progress value={(100 * number) / asked.length} size="sm" aria-label={texts.progress(number, asked.length)} />
      </div>
      <Question key={question} question={question} asked={asked} />
      <Leave />
    </Stack>
  );
}

function Question({ question, asked }: { question: SurveyStep; asked: SurveyStep[] }) {
  const navigate = useNavigate();
  const { value, setValue, problem, isSaving, go } = useAnswer(question);
  const before = asked[asked.indexOf(question) - 1];
  const isLast = asked.at(-1) === question;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Title order={1} fz={{ base: 24, sm: 28 }} id="question">
        {texts.questions[question]}
      </Title>
      {texts.uses[question] && (
        <Text c="dimmed" mt="xs">
          {texts.uses[question]}
        </Text>
      )}
      <SurveyAnswer question={question} value={value} error={problem} onChange={setValue} />
      <Group mt="xl">
        <Button type="submit" size="big" loading={isSaving}>
          {isLast ? texts.finish : texts.next}
        </Button>
        {before && (
          <Button
            variant="secondary"
            size="big"
            onClick={() => void navigate({ to: "/survey", search: { question: before } })}
          >
            {texts.back}
          </Button>
        )}
      </Group>
    </form>
  );
}

function useAnswer(question: SurveyStep) {
  const { name, questionnaire, userOrganizations } = useClientUser();
  const navigate = useNavigate();
  const [edited, setValue] = useState<AnswerValue>();
  const value = edited === undefined ? (question === "name" ? name : (questionnaire?.[question] ?? null)) : edited;
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const go = async () => {
    const found = answerProblem(question, value);
    setProblem(found);
    if (found) return;
    setSaving(true);
    try {
      const user = await (question === "name" ? editPerson : answerSurvey)({ [question]: value });
      const steps = stepsFor(user);
      const after = steps[steps.indexOf(question) + 1];
      if (after) await navigate({ to: "/survey", search: { question: after } });
      else if (user.questionnaire?.workplace === "publisher") await toPublisher();
      else await navigate({ to: userOrganizations.length > 0 ? "/media" : "/dashboard" });
    } catch (error) {
      notify.failure(error);
    } finally {
      setSaving(false);
    }
  };
  const toPublisher = async () => {
    chooseSide("media");
    await navigate({ to: "/publisher/setup" });
  };
  return { value, setValue, problem, isSaving, go };
}

/** The survey is optional and resumes later. */
function Leave() {
  const navigate = useNavigate();
  return (
    <Anchor component="button" type="button" fz="sm" ta="start" onClick={() => void navigate({ to: "/" })}>
      {texts.later}
    </Anchor>
  );
}
