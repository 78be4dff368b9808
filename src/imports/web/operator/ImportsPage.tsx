import { createFileRoute } from "@tanstack/react-router";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { ImportsView } from "../ImportsView.tsx";
import { type ImportsSearch, importsSearch } from "../imports-search.ts";
import { operatorPlace } from "./place.ts";

export const Route = createFileRoute("/_operator/operator/imports")({
  validateSearch: addressOf<ImportsSearch>(),
  component: ImportsPage,
});

function ImportsPage() {
  const { page = 1 } = readAddress(importsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ImportsView place={operatorPlace} page={page} onPage={(turned) => void navigate({ search: { page: turned } })} />
  );
}
