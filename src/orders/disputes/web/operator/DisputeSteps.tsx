import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CaseSteps } from "#platform/web/components/cases/CaseSteps.tsx";
import { openDisputesQuery } from "../api.ts";

/** Leads through the open disputes, oldest first. */
export function DisputeSteps({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(openDisputesQuery());
  if (!data) return null;
  const ids = data.items.map((dispute) => dispute.id);
  const place = ids.indexOf(id) + 1 || undefined;
  const step = (to: number) => {
    const wanted = ids[to - 1];
    if (wanted) void navigate({ to: "/operator/disputes/$id", params: { id: wanted } });
  };
  return <CaseSteps place={place} count={ids.length} isMore={data.totalItems > ids.length} onStep={step} />;
}
