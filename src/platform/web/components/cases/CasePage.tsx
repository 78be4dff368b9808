import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { Page } from "../Page.tsx";
import { WaitingSteps } from "./WaitingSteps.tsx";

type CasePageProps = {
  id: string;
  title: string;
  /** The link back to the queue. */
  queue: ReactNode;
  /** The state's tag. */
  beside?: ReactNode;
  /** The first hundred that wait, in the queue's order; undefined until they are read. */
  waiting: Items<{ id: string }> | undefined;
  children: ReactNode;
};

/** One case of an operator's queue, with the way to its neighbors (R1.10). */
export function CasePage({ id, title, queue, beside, waiting, children }: CasePageProps) {
  return (
    <Page title={title} above={queue} beside={beside} actions={<WaitingSteps id={id} waiting={waiting} />}>
      {children}
    </Page>
  );
}
