import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { transferProvider } from "../../top-up.ts";
import { topUpQuery } from "../api.ts";
import { PaymentCase } from "./PaymentCase.tsx";
import { TransferCase } from "./TransferCase.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/top-ups/$id")({ component: PaymentPage });

const paymentWords = texts.payment;

function PaymentPage() {
  const query = useQuery(topUpQuery(Route.useParams().id));
  return (
    <QueryState query={query} nothing={<Empty title={paymentWords.notThere} text={paymentWords.notThereText} />}>
      {(topUp) =>
        topUp.provider === transferProvider ? <TransferCase topUp={topUp} /> : <PaymentCase topUp={topUp} />
      }
    </QueryState>
  );
}
