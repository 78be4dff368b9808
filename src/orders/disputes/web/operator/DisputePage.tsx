import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { idOf } from "#platform/contract/iri.ts";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { disputeQuery, openDisputesQuery } from "../api.ts";
import { DecisionText } from "../DecisionText.tsx";
import { Stories } from "../Stories.tsx";
import { texts } from "../texts.ts";
import { Decision } from "./Decision.tsx";
import { OrderCase } from "./OrderCase.tsx";

export const Route = createFileRoute("/_operator/operator/disputes/$id")({ component: DisputePage });

const missing = <Empty title={texts.notThere} text={texts.notThereText} />;

function DisputePage() {
  const { id } = Route.useParams();
  const disputes = useQuery(disputeQuery(id));
  const open = useQuery(openDisputesQuery()).data;
  return (
    <QueryState query={disputes} nothing={missing}>
      {(dispute) => (
        <CasePage
          id={id}
          title={texts.of(dispute.orderNumber, dispute.extraName)}
          queue={
            <AnchorLink to="/operator/disputes" fz="sm">
              {texts.title}
            </AnchorLink>
          }
          waiting={open}
        >
          <OrderCase
            orderId={idOf(dispute.order)}
            about={<DecisionText dispute={dispute} />}
            evidence={
              <Section title={texts.stories}>
                <Stories dispute={dispute} />
              </Section>
            }
            decision={(order) => <Decision key={dispute.id} dispute={dispute} order={order} />}
          />
        </CasePage>
      )}
    </QueryState>
  );
}
