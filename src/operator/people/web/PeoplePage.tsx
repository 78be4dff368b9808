import { Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { SearchedRows } from "../../web/rows/SearchedRows.tsx";
import type { PersonRecord } from "../contract.ts";
import { peopleFile, peopleQuery, reactivatePerson } from "./api.ts";
import { OperatorButton } from "./OperatorButton.tsx";
import { type PeopleSearch, peopleSearch } from "./people-search.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./SuspendPersonForm.tsx");
const SuspendPersonForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/people")({
  validateSearch: addressOf<PeopleSearch>(),
  component: PeoplePage,
});

/** All people, their workplaces and suspensions (R3.2). */
function PeoplePage() {
  const search = readAddress(peopleSearch, Route.useSearch());
  return (
    <Page title={texts.title} actions={<ListFileMenu name="people" read={(format) => peopleFile(search, format)} />}>
      <SearchedRows
        texts={texts}
        search={search}
        filter={{
          of: "suspended",
          label: texts.show,
          all: texts.all,
          choices: [{ value: "true", label: texts.suspendedOnly }],
        }}
        query={useQuery(peopleQuery(search))}
      >
        {(person) => <PersonRow key={person.id} person={person} />}
      </SearchedRows>
    </Page>
  );
}

function PersonRow({ person }: { person: PersonRecord }) {
  const { id, name, email, operator, suspendedReason, organizations, createdAt } = person;
  const called = name || email;
  const places = organizations.map((each) => texts.memberOf(each.name, texts.roles[each.role]));
  const reactivate = () =>
    reactivatePerson(id)
      .then(() => notify.success(texts.reactivated(called)))
      .catch(notify.failure);
  return (
    <Row>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="sm">
            <Title order={2} style={{ overflowWrap: "anywhere" }}>
              {called}
            </Title>
            {operator && <StatusTag tone="quiet">{texts.operator}</StatusTag>}
            {suspendedReason !== null && <StatusTag tone="bad">{texts.suspendedBadge}</StatusTag>}
          </Group>
          <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {[...(name ? [email] : []), texts.since(dayInWords(createdAt))].join(" · ")}
          </Text>
          <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
            {places.length > 0 ? places.join(", ") : texts.nowhere}
          </Text>
          {suspendedReason !== null && (
            <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
              {texts.suspendedBecause(suspendedReason)}
            </Text>
          )}
        </div>
        {suspendedReason === null ? (
          <Group gap="sm">
            <OperatorButton person={person} />
            <FormButton label={texts.suspend} title={texts.suspendNamed(called)} variant="secondary" load={loadForm}>
              {(close) => <SuspendPersonForm person={person} onDone={close} />}
            </FormButton>
          </Group>
        ) : (
          <Button variant="secondary" aria-label={texts.reactivateNamed(called)} onClick={() => void reactivate()}>
            {texts.reactivate}
          </Button>
        )}
      </Group>
    </Row>
  );
}
