import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress, textUpTo } from "#platform/web/navigation/address.ts";
import { localPath } from "#platform/web/navigation/local-path.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { ClientUser } from "../../people/contract.ts";
import { useClientUser } from "../../web/api.ts";
import { answerSurvey, editPerson } from "../../web/changes.ts";
import { chooseSide } from "../../web/session-state.ts";
import { SurveyAnswer } from "./SurveyAnswer.tsx";
import { type AnswerValue, isPublisher, nextStep, type SurveyStep, stepsFor, wayOut } from "./steps.ts";
import classes from "./survey.module.css";
import { texts } from "./texts.ts";

/** `next` is where the sign-up leads on. */
const surveySearch = { question: textUpTo(40), next: textUpTo(2_000) };

export const Route = createFileRoute("/_stepper/survey")({
  validateSearch: addressOf<{ question?: string; next?: string }>(),
  beforeLoad: guarded("auth", "aal1", "survey"),
  component: SurveyPage,
});

/** Schemas come while somebody reads. */
const loadChecks = () => import("./answer-problem.ts");

/**
 * One question per address, so that Back and Forward work. Each answer is saved at once, so that people can resume
 * (R2.6).
 */
function SurveyPage() {
  const search = readAddress(surveySearch, Route.useSearch());
  const user = useClientUser();
  const asked = stepsFor(user);
  const named = asked.find((question) => question === search.question);
  const question = named ?? nextStep(user) ?? asked[0];
  if (!question) return null;
  const number = asked.indexOf(question) + 1;
  return (
    <Stack gap="xl">
      <DocumentTitle title={texts.title} />
      <div>
        <Group justify="space-between" mb={10}>
          <Text c="dimmed" fz="sm" className="figures">
            {texts.progress(number, asked.length)}
          </Text>
          <Leave />
        </Group>
        <SurveyProgress asked={asked} number={number} />
      </div>
      <Question key={question} question={question} asked={asked} />
    </Stack>
  );
}

/** A bar a question, as in an order: done, current, to come. */
const SurveyProgress = ({ asked, number }: { asked: SurveyStep[]; number: number }) => (
  <div className={classes.progress} aria-hidden="true">
    {asked.map((step, index) => (
      <span key={step} data-done={index + 1 < number || undefined} data-current={index + 1 === number || undefined} />
    ))}
  </div>
);

function Question({ question, asked }: { question: SurveyStep; asked: SurveyStep[] }) {
  const { value, setValue, problem, isSaving, go, goTo } = useAnswer(question);
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
      <Title order={1} fz={{ base: 26, sm: 30 }} lh={1.2} id="question">
        {texts.questions[question]}
      </Title>
      {texts.uses[question] && (
        <Text c="dimmed" mt="xs">
          {texts.uses[question]}
        </Text>
      )}
      <SurveyAnswer question={question} value={value} error={problem} onChange={setValue} />
      <div className={classes.foot}>
        {before && (
          <Button variant="secondary" size="big" onClick={() => void goTo(before)}>
            {texts.back}
          </Button>
        )}
        <Button type="submit" variant="accent" size="big" loading={isSaving} className={classes.next}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </div>
    </form>
  );
}

function useAnswer(question: SurveyStep) {
  const { name, questionnaire } = useClientUser();
  const { goTo, finish } = useWays();
  const [edited, setValue] = useState<AnswerValue>();
  const value = edited === undefined ? (question === "name" ? name : (questionnaire?.[question] ?? null)) : edited;
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const go = async () => {
    setSaving(true);
    try {
      const { answerProblem } = await loadChecks();
      const found = answerProblem(question, value);
      setProblem(found);
      if (found) return;
      const user = await (question === "name" ? editPerson : answerSurvey)({ [question]: value });
      const steps = stepsFor(user);
      const after = steps[steps.indexOf(question) + 1];
      await (after ? goTo(after) : finish(user));
    } catch (error) {
      notify.failure(error);
    } finally {
      setSaving(false);
    }
  };
  return { value, setValue, problem, isSaving, go, goTo };
}

/** Ways from a question: to another one, and out of the survey. */
function useWays() {
  const { next } = readAddress(surveySearch, Route.useSearch());
  const navigate = useNavigate();
  const goTo = (question: SurveyStep) => navigate({ to: "/survey", search: { question, next } });
  const finish = async (user: ClientUser) => {
    if (isPublisher(user)) chooseSide("media");
    await navigate({ href: wayOut(user, next) });
  };
  return { goTo, finish, leave: () => navigate({ href: localPath(next) }) };
}

/** The survey is optional and resumes later. */
function Leave() {
  const { leave } = useWays();
  return (
    <Anchor component="button" type="button" fz="sm" ta="start" onClick={() => void leave()}>
      {texts.later}
    </Anchor>
  );
}
