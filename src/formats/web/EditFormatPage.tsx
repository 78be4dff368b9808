import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PageSkeleton } from "#platform/web/components/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { type EditorView, editorViews } from "../steps.ts";
import { formatQuery } from "./api.ts";
import { DraftEditor } from "./editor/DraftEditor.tsx";
import { EditorHeader } from "./editor/EditorHeader.tsx";
import { ListedEditor } from "./editor/ListedEditor.tsx";
import { Rejection, Standing } from "./editor/Standing.tsx";
import { texts } from "./editor/texts.ts";

const editSearch = z.object({ step: z.enum(editorViews).optional() });

export const Route = createFileRoute("/_wide-stepper/format/$formatId/edit")({
  validateSearch: addressOf<{ step?: EditorView }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: EditFormatPage,
});

/** A format in the editor (R2.14), at the step that the address names; a draft begins with the first, any other with the whole. */
function EditFormatPage() {
  const { formatId } = Route.useParams();
  const { step } = readAddress(editSearch, Route.useSearch());
  const query = useQuery(formatQuery(formatId));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(format) => (
        <>
          <EditorHeader
            title={`${format.formatType} ${texts.on(format.mediaName)}`}
            actions={<Standing format={format} />}
          />
          <Rejection format={format} />
          {format.status === "draft" ? (
            <DraftEditor key={format.id} format={format} view={step ?? "type"} />
          ) : (
            <ListedEditor key={format.id} format={format} view={step ?? "review"} />
          )}
        </>
      )}
    </QueryState>
  );
}
