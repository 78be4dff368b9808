import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { OutcomeChoice } from "#platform/web/components/cases/OutcomeChoice.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { TopUp } from "../../contract.ts";
import { awaitedTransfersQuery } from "../api.ts";
import { TopUpFacts } from "./TopUpFacts.tsx";
import { texts } from "./texts.ts";

const ReceiveForm = lazy(() => import("./ReceiveForm.tsx"));
const RejectForm = lazy(() => import("./RejectForm.tsx"));

/** A bank transfer to find in the bank's statement, and to credit or reject. */
export function TransferCase({ topUp }: { topUp: TopUp }) {
  const awaited = useQuery(awaitedTransfersQuery()).data;
  return (
    <CasePage
      id={topUp.id}
      title={topUp.providerReference ?? topUp.organizationName}
      queue={
        <AnchorLink to="/operator/top-ups" fz="sm">
          {texts.title}
        </AnchorLink>
      }
      waiting={awaited}
    >
      <CaseColumns
        evidence={<TopUpFacts topUp={topUp} />}
        decision={<TransferDecision key={`${topUp.id} ${topUp.status}`} topUp={topUp} />}
      />
    </CasePage>
  );
}

function TransferDecision({ topUp }: { topUp: TopUp }) {
  const { moves } = topUp;
  const outcomes = [
    moves.includes("receive") && {
      name: "receive",
      label: texts.outcomes.receive,
      form: <ReceiveForm topUp={topUp} />,
    },
    moves.includes("reject") && {
      name: "reject",
      label: texts.outcomes.reject,
      form: <RejectForm topUp={topUp} />,
    },
  ].filter((outcome) => outcome !== false);
  if (outcomes.length === 0) return <Text c="dimmed">{texts.noDecision}</Text>;
  return <OutcomeChoice outcomes={outcomes} note={<Text fz="sm">{texts.compare}</Text>} />;
}
