import { useNavigate } from "@tanstack/react-router";
import type { Items } from "../../api.ts";
import { CaseRoom, CaseSteps } from "./CaseSteps.tsx";

type WaitingStepsProps = {
  id: string;
  /** Undefined until it is read. */
  waiting: Items<{ id: string }> | undefined;
};

/** Leads through the waiting cases of a screen whose address ends with a case's id. */
export function WaitingSteps({ id, waiting }: WaitingStepsProps) {
  const navigate = useNavigate();
  // Keeps the room of the steps, which on a phone is a line.
  if (!waiting) return <CaseRoom />;
  const ids = waiting.items.map((one) => one.id);
  const place = ids.indexOf(id) + 1 || undefined;
  const step = (to: number) => {
    const wanted = ids[to - 1];
    if (wanted) void navigate({ to: ".", params: (all: object) => ({ ...all, id: wanted }), search: {} });
  };
  return <CaseSteps place={place} count={ids.length} isMore={waiting.totalItems > ids.length} onStep={step} />;
}
