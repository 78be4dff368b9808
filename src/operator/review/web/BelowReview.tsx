import { MoneyFlowPanel } from "../../flow/web/MoneyFlowPanel.tsx";
import { Health } from "../../health/web/Health.tsx";

/** How the installation runs and what money moves: read after the queues, so it comes after them (decision 0289). */
export default function BelowReview() {
  return (
    <>
      <Health />
      <MoneyFlowPanel />
    </>
  );
}
