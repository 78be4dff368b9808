import { Button, Group } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BackToMedia } from "#media/web/BackToMedia.tsx";
import { StatusBadge } from "#media/web/StatusBadge.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { PageSkeleton } from "#platform/web/components/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import type { Format } from "../contract.ts";
import { editFormat, formatQuery } from "./api.ts";
import { FormatForm } from "./editor/FormatForm.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/format/$formatId/edit")({
  beforeLoad: guarded("auth", "publisher"),
  component: EditFormatPage,
});

const words = texts.editor;

/** A format in the editor (R2.14); new conditions raise its version, and open orders are asked to agree (R4.8). */
function EditFormatPage() {
  const { formatId } = Route.useParams();
  const navigate = useNavigate();
  const query = useQuery(formatQuery(formatId));
  const save = async (before: Format, edit: Parameters<typeof editFormat>[1]) => {
    const after = await editFormat(formatId, edit);
    notify.success(after.version > before.version ? words.savedNewConditions : words.saved);
    await navigate({ to: "/publisher/dashboard" });
  };
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(format) => (
        <Page
          title={`${format.formatType} ${words.on(format.mediaName)}`}
          size="narrow"
          above={<BackToMedia />}
          actions={<Standing format={format} />}
        >
          <FormatForm format={format} submitLabel={words.save} onSubmit={(edit) => save(format, edit)} />
        </Page>
      )}
    </QueryState>
  );
}

/** Where it stands, and the switch between listed and paused. */
function Standing({ format }: { format: Format }) {
  const isListed = format.status === "listed" || format.status === "in_review";
  const move = useMutation({
    meta: { says: texts.changes.status(`${format.formatType} ${words.on(format.mediaName)}`) },
    mutationFn: () => editFormat(format.id, { status: isListed ? "paused" : "listed" }),
    onSuccess: () => notify.success(words.saved),
    onError: notify.failure,
  });
  return (
    <Group gap="sm">
      <StatusBadge status={format.status} />
      {format.status !== "rejected" && (
        <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
          {isListed ? words.pause : words.list}
        </Button>
      )}
    </Group>
  );
}
