import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { idOf } from "#platform/contract/iri.ts";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { Sums } from "#platform/web/components/Sums.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { OrderCase } from "../../../disputes/web/operator/OrderCase.tsx";
import type { Claim } from "../../contract.ts";
import { claimQuery, openClaimsQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { claimStateOf } from "./claim-state.ts";

export const Route = createFileRoute("/_operator/operator/claims/$id")({ component: ClaimPage });

const missing = <Empty title={texts.notThere} text={texts.notThereText} />;

function ClaimPage() {
  const { id } = Route.useParams();
  const query = useQuery(claimQuery(id));
  const open = useQuery(openClaimsQuery()).data;
  return (
    <QueryState query={query} nothing={missing}>
      {(claim) => (
        <CasePage
          id={id}
          title={texts.of(claim.orderNumber)}
          queue={
            <AnchorLink to="/operator/claims" fz="sm">
              {texts.title}
            </AnchorLink>
          }
          beside={
            <StatusTag tone={claim.status === "open" ? "waiting" : "calm"}>{texts.statuses[claim.status]}</StatusTag>
          }
          waiting={open}
        >
          <OrderCase
            orderId={idOf(claim.order)}
            evidence={<Losses claim={claim} />}
            decision={() => <Outlook claim={claim} />}
          />
        </CasePage>
      )}
    </QueryState>
  );
}

function Losses({ claim: { problems, createdAt } }: { claim: Claim }) {
  return (
    <Section title={texts.lost}>
      <Stack gap={4}>
        {problems.map((problem) => (
          <Text key={problem}>{problem}</Text>
        ))}
        <Text fz="sm" c="dimmed">
          {texts.opened(formatInstant(createdAt))}
        </Text>
      </Stack>
    </Section>
  );
}

/** Claims run by themselves (R10.3): the operator reads who gets what, and when. */
function Outlook({ claim }: { claim: Claim }) {
  const { clientName, totalCents, dueAt, closedAt } = claim;
  const back = texts.back(clientName);
  return (
    <Section title={texts.outlook}>
      <Text fw={600}>{claimStateOf(claim)}</Text>
      {!closedAt && (
        <>
          <Text fz="sm">{texts.otherwise(formatInstant(dueAt))}</Text>
          <Sums rows={[[back, totalCents]]} total={back} />
          <Text fz="sm" c="dimmed">
            {texts.noDecision}
          </Text>
        </>
      )}
    </Section>
  );
}
