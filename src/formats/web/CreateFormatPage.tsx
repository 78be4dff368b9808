import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { mediaQuery } from "#media/web/api.ts";
import { BackToMedia } from "#media/web/BackToMedia.tsx";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { PageSkeleton } from "#platform/web/components/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { createFormat } from "./api.ts";
import { FormatForm } from "./editor/FormatForm.tsx";
import { texts } from "./texts.ts";

const createSearch = z.object({ media: z.uuid().optional() });

export const Route = createFileRoute("/format/create")({
  validateSearch: addressOf<{ media?: string }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: CreateFormatPage,
});

const words = texts.editor;

/** A new format of the medium that the address names (R2.14). */
function CreateFormatPage() {
  const { media } = readAddress(createSearch, Route.useSearch());
  if (media) return <NewFormat media={media} />;
  return (
    <Page title={words.createTitle} size="narrow">
      <EmptyState
        title={words.noMedium}
        text={words.noMediumText}
        action={<ButtonLink to="/publisher/dashboard">{words.back}</ButtonLink>}
      />
    </Page>
  );
}

function NewFormat({ media }: { media: string }) {
  const navigate = useNavigate();
  const query = useQuery(mediaQuery(media));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {({ name }) => (
        <Page title={`${words.createTitle} ${words.on(name)}`} size="narrow" above={<BackToMedia />}>
          <FormatForm
            submitLabel={words.create}
            onSubmit={async (edit) => {
              await createFormat({ ...edit, media } as Parameters<typeof createFormat>[0]);
              notify.success(words.saved);
              await navigate({ to: "/publisher/dashboard" });
            }}
          />
        </Page>
      )}
    </QueryState>
  );
}
