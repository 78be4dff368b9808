import { createFileRoute } from "@tanstack/react-router";
import { ImportView } from "../ImportView.tsx";
import { operatorPlace } from "./place.ts";

export const Route = createFileRoute("/_operator/operator/imports/$id")({ component: ImportPage });

function ImportPage() {
  const { id } = Route.useParams();
  return <ImportView key={id} id={id} place={operatorPlace} />;
}
