import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { People } from "#accounts/web/people/People.tsx";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/members")({
  beforeLoad: guarded("auth", "publisher"),
  component: MembersPage,
});

/** Who works for the medium that is chosen above (R2.21). */
function MembersPage() {
  const navigate = useNavigate();
  const { currentMediaProject: media, currentMediaRole } = useClientUser();
  return (
    <Page title={media?.name ?? texts.members.title}>
      {media ? (
        <People
          key={media.id}
          place={{ kind: "media", id: media.id, name: media.name }}
          mayInvite={placeRoleMay(currentMediaRole, "media", "media.invite")}
          onLeft={() => void navigate({ to: "/publisher" })}
        />
      ) : (
        <EmptyState title={texts.members.none} text={texts.members.noneText} />
      )}
    </Page>
  );
}
