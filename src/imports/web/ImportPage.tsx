import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { ImportView } from "./ImportView.tsx";
import { usePublisherPlace } from "./own-organizations.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/import/$id")({
  beforeLoad: guarded("auth", "publisher"),
  component: ImportPage,
});

function ImportPage() {
  const { id } = Route.useParams();
  return <ImportView key={id} id={id} place={usePublisherPlace()} />;
}
