import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { mediaQuery } from "#media/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Permitted } from "#platform/web/components/Permitted.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { oneOfWords, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { Format } from "../../../contract.ts";
import { type EditorView, editorViews } from "../../../steps.ts";
import { formatQuery } from "../../../web/loader-queries.ts";
import { texts } from "../texts.ts";
import { valueProblemsQuery } from "../value-problems-query.ts";
import { DraftEditor } from "./DraftEditor.tsx";
import { EditorHeader } from "./EditorHeader.tsx";
import { FormatStandingAlert, Rejection } from "./FormatStandingAlert.tsx";
import { ListedEditor } from "./ListedEditor.tsx";
import { loadLaterParts } from "./later-parts.ts";

const editSearch = { step: oneOfWords(editorViews) };

export const Route = createFileRoute("/_wide-stepper/format/$formatId/edit")({
  validateSearch: addressOf<{ step?: EditorView }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: EditFormatPage,
});

/** Edits a format (R2.14), for members who may edit its medium's formats (R6.3). */
function EditFormatPage() {
  const { formatId } = Route.useParams();
  const query = useQuery(formatQuery(formatId));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(format) => <OfMedium format={format} />}
    </QueryState>
  );
}

function OfMedium({ format }: { format: Format }) {
  const query = useQuery(mediaQuery(idOf(format.media)));
  const title = `${format.formatType} ${texts.on(format.mediaName)}`;
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {({ role }) => {
        const may = placeRoleMay(role, "media", "format.edit");
        return (
          <>
            <EditorHeader title={title} actions={may && <FormatStandingAlert format={format} />} />
            <Permitted key={format.id} may={may}>
              <Rejection format={format} />
              <Editor format={format} />
            </Permitted>
          </>
        );
      }}
    </QueryState>
  );
}

function Editor({ format }: { format: Format }) {
  const { step } = readAddress(editSearch, Route.useSearch());
  const problems = useQuery(valueProblemsQuery);
  useEffect(() => void loadLaterParts(), []);
  if (format.status !== "draft")
    return <ListedEditor format={format} view={step ?? "review"} problemsOf={problems.data} />;
  return (
    <QueryState query={problems} skeleton={<PageSkeleton />}>
      {(problemsOf) => <DraftEditor format={format} view={step ?? "type"} problemsOf={problemsOf} />}
    </QueryState>
  );
}
