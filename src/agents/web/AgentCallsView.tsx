import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCents } from "#platform/money/money.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import { formatInstant } from "#platform/web/dates.ts";
import type { AgentCall } from "../contract.ts";
import { agentCallsFile, agentCallsQuery } from "./api.ts";
import { texts } from "./texts.ts";

/** The trail of agents: a person's own, or for operators everybody's. */
export function AgentCallsView({ isOperator = false }: { isOperator?: boolean }) {
  const { page, onPage } = usePaging();
  return (
    <Page title={texts.title} actions={<ListFileMenu name="agent-calls" read={agentCallsFile} />}>
      <Text c="dimmed" mb="md" maw={720}>
        {isOperator ? texts.operatorLead : texts.lead} {!isOperator && <Connect />}
      </Text>
      <PagedRows
        label={texts.title}
        query={useQuery(agentCallsQuery(page))}
        none={<Empty title={texts.none} text={texts.noneText} />}
        page={page}
        onPage={onPage}
      >
        {(call) => <CallRow key={call.id} call={call} isOperator={isOperator} />}
      </PagedRows>
    </Page>
  );
}

const Connect = (): ReactNode => (
  <AnchorLink to="/profile/extras" underline="always" inherit>
    {texts.connect}
  </AnchorLink>
);

function CallRow({ call, isOperator }: { call: AgentCall; isOperator: boolean }) {
  const { app, tool, personName, tokenName, cents, calls, object, lastCallAt } = call;
  const details = [
    outcomeOf(call),
    cents === null ? "" : formatCents(cents),
    calls > 1 ? texts.times(calls) : "",
    texts.by(tokenName),
    formatInstant(lastCallAt),
    object ?? "",
  ];
  return (
    <Row>
      <Text style={{ overflowWrap: "anywhere" }}>
        <b>{app}</b> {texts.called} <b>{tool}</b>
        {isOperator && ` ${texts.forPerson(personName ?? texts.goneAccount)}`}
      </Text>
      <Text c="dimmed" fz="sm" style={{ overflowWrap: "anywhere" }}>
        {details.filter(Boolean).join(" · ")}
      </Text>
    </Row>
  );
}

const outcomeOf = ({ outcome }: AgentCall): string => texts.outcomes[outcome] ?? texts.refused(outcome);
