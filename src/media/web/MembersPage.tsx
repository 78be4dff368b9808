import { Button, Stack } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { People } from "#accounts/people/web/People.tsx";
import { placeRoleMay } from "#accounts/permissions.ts";
import { updateCurrent, useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { myMediaQuery } from "./api.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/members")({
  beforeLoad: guarded("auth", "publisher"),
  component: MembersPage,
});

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
        <ChooseOutlet />
      )}
    </Page>
  );
}

const choicesMax = 8;

function ChooseOutlet() {
  const { data: media } = useQuery(myMediaQuery());
  const enter = useMutation({
    meta: { says: texts.members.none },
    mutationFn: (mediaProject: string) => updateCurrent({ mediaProject }),
    onError: notify.failure,
  });
  const choices = media?.items.slice(0, choicesMax) ?? [];
  return (
    <Empty
      title={texts.members.none}
      text={texts.members.noneText}
      action={
        <Stack gap="xs" mt="xs">
          {choices.map(({ id, name }) => (
            <Button key={id} variant="secondary" loading={enter.isPending} onClick={() => enter.mutate(id)}>
              {name}
            </Button>
          ))}
          <AnchorLink to="/publisher" fz="sm">
            {texts.members.all}
          </AnchorLink>
        </Stack>
      }
    />
  );
}
