import { DataList, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { Deed } from "#deeds/contract.ts";
import { decideDeed, deedQuery, waitingDeedsQuery } from "#deeds/web/api.ts";
import { texts as deedWords } from "#deeds/web/texts.ts";
import { formatCents } from "#platform/money/money.ts";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { ConfirmOutcome } from "#platform/web/components/cases/ConfirmOutcome.tsx";
import { OutcomeChoice } from "#platform/web/components/cases/OutcomeChoice.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { DeedEvidence } from "./DeedEvidence.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/confirmations/$id")({ component: ConfirmationPage });

const missing = <Empty title={texts.notThere} text={texts.notThereText} />;

/** A deed above one operator's limits, for a second one to confirm (decision 0102). */
function ConfirmationPage() {
  const query = useQuery(deedQuery(Route.useParams().id));
  const waiting = useQuery(waitingDeedsQuery()).data;
  return (
    <QueryState query={query} nothing={missing}>
      {(deed) => (
        <CasePage
          id={deed.id}
          title={deedWords.deeds[deed.deed]}
          queue={
            <AnchorLink to="/operator/confirmations" fz="sm">
              {texts.title}
            </AnchorLink>
          }
          waiting={waiting}
        >
          <CaseColumns
            evidence={
              <>
                <DeedFacts deed={deed} />
                <DeedEvidence deed={deed} />
              </>
            }
            decision={<DeedDecision key={`${deed.id} ${deed.state}`} deed={deed} />}
          />
        </CasePage>
      )}
    </QueryState>
  );
}

function DeedFacts({ deed }: { deed: Deed }) {
  const { amountCents, organizations, proposedByName, createdAt, decidedByName, decidedAt, reason } = deed;
  return (
    <DataList labelWidth={200}>
      <Fact name={texts.amount}>
        <Money cents={amountCents} />
      </Fact>
      {organizations.length > 0 && <Fact name={texts.organizations}>{organizations.join(", ")}</Fact>}
      <Fact name={texts.asked}>{texts.askedOn(proposedByName, formatInstant(createdAt))}</Fact>
      {decidedByName && decidedAt && (
        <Fact name={texts.decided}>{texts.askedOn(decidedByName, formatInstant(decidedAt))}</Fact>
      )}
      {reason && <Fact name={texts.reason}>{reason}</Fact>}
    </DataList>
  );
}

/** The proposer may only take it back. */
function DeedDecision({ deed: { id, isOwn, state, amountCents } }: { deed: Deed }) {
  if (state !== "waiting") return <Text c="dimmed">{texts.noDecision}</Text>;
  const amount = formatCents(amountCents);
  const decline = {
    name: "decline",
    label: isOwn ? texts.outcomes.takeBack : texts.outcomes.decline,
    about: texts.declineText,
    form: (
      <ConfirmOutcome
        label={isOwn ? texts.takeBack(amount) : texts.decline(amount)}
        done={texts.declined}
        decide={() => decideDeed(id, "decline")}
      />
    ),
  };
  if (isOwn) return <OutcomeChoice outcomes={[decline]} note={<Text fz="sm">{texts.own}</Text>} />;
  const confirm = {
    name: "confirm",
    label: texts.outcomes.confirm,
    about: texts.confirmText,
    form: (
      <ConfirmOutcome label={texts.confirm(amount)} done={texts.confirmed} decide={() => decideDeed(id, "confirm")} />
    ),
  };
  return <OutcomeChoice outcomes={[confirm, decline]} />;
}
