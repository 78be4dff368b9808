import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import type { Media } from "#media/contract.ts";
import { myMediaQuery } from "#media/web/api.ts";
import { EditMediumView } from "#media/web/EditMediumView.tsx";
import { NewMediumView } from "#media/web/NewMediumView.tsx";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { MediumCard } from "./publisher/MediumCard.tsx";
import { texts } from "./texts.ts";

/** `medium=new` or a medium's id opens its form. */
const dashboardSearch = z.object({ medium: z.union([z.literal("new"), z.uuid()]).optional() });

export const Route = createFileRoute("/publisher/dashboard")({
  validateSearch: addressOf<typeof dashboardSearch>(),
  beforeLoad: guarded("auth", "publisher"),
  component: PublisherDashboardPage,
});

const words = texts.dashboard;

/** The publisher's media with what stands where, and their forms (R2.21). */
function PublisherDashboardPage() {
  const { medium } = readAddress(dashboardSearch, Route.useSearch());
  const navigate = useNavigate();
  const toList = () => void navigate({ to: "/publisher/dashboard" });
  if (medium === "new") return <NewMediumView />;
  if (medium) return <EditMediumView id={medium} onDone={toList} />;
  return <MediaList />;
}

function MediaList() {
  const query = useQuery(myMediaQuery());
  const addButton = (
    <ButtonLink to="/publisher/dashboard" search={{ medium: "new" }}>
      {words.add}
    </ButtonLink>
  );
  return (
    <Page title={words.title} actions={addButton}>
      <QueryState query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <MediumCards media={items} />
          ) : (
            <EmptyState title={words.empty} text={words.emptyText} action={addButton} />
          )
        }
      </QueryState>
    </Page>
  );
}

function MediumCards({ media }: { media: Media[] }) {
  return (
    <Stack gap="lg">
      {media.map((medium) => (
        <MediumCard key={medium.id} medium={medium} />
      ))}
    </Stack>
  );
}
