import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { ImportsView } from "./ImportsView.tsx";
import { type ImportsSearch, importsSearch } from "./imports-search.ts";
import { usePublisherPlace } from "./own-organizations.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/import")({
  validateSearch: addressOf<ImportsSearch>(),
  beforeLoad: guarded("auth", "publisher"),
  component: ImportsPage,
});

function ImportsPage() {
  const { page = 1 } = readAddress(importsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const place = usePublisherPlace();
  return <ImportsView place={place} page={page} onPage={(turned) => void navigate({ search: { page: turned } })} />;
}
