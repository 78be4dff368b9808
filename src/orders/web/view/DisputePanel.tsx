import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { disputeQuery } from "../../disputes/web/api.ts";
import { DecisionText } from "../../disputes/web/DecisionText.tsx";
import { Stories } from "../../disputes/web/Stories.tsx";
import { texts } from "../../disputes/web/texts.ts";

export function DisputePanel({ orderId }: { orderId: string }) {
  const query = useQuery(disputeQuery(orderId));
  return (
    <Section title={texts.one}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={2} />}>
        {(dispute) => (
          <>
            <DecisionText dispute={dispute} />
            <Stories dispute={dispute} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
