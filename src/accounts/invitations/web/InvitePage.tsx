import { Button, Group, Stack, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { api, call, findPlain } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { queryClient } from "#platform/web/query-client.ts";
import { signOut, useSession } from "#platform/web/session.ts";
import { roleName } from "../../members/web/api.ts";
import { useSwitch } from "../../web/use-switch.ts";
import type { Invitation, InvitationPreview } from "../contract.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_none/invite")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: InvitePage,
});

/** Null for an unknown or ended token. */
function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [api.public_invitations.path, token],
    queryFn: () => findPlain(api.public_invitations, "{token}", { parameters: { token: encodeURIComponent(token) } }),
  });
}

/** Visitors sign in first and return here (R2.7). */
function InvitePage() {
  const { token = "" } = Route.useSearch();
  const query = useQuery(invitationQuery(token));
  return (
    <QueryState query={query} nothing={<Gone reason={texts.goneText} />}>
      {(invitation) =>
        invitation.status === "open" ? (
          <Open invitation={invitation} token={token} />
        ) : (
          <Gone reason={reasonOf(invitation)} />
        )
      }
    </QueryState>
  );
}

function reasonOf({ status }: InvitationPreview): string {
  if (status === "expired") return texts.expiredText;
  return status === "accepted" ? texts.acceptedText : texts.goneText;
}

function Gone({ reason }: { reason: string }) {
  return (
    <Page title={texts.pageTitle} size="narrow">
      <Empty title={texts.gone} text={reason} action={<ButtonLink to="/">{texts.toDashboard}</ButtonLink>} />
    </Page>
  );
}

function Open({ invitation, token }: { invitation: InvitationPreview; token: string }) {
  const session = useSession();
  const { kind, placeName, organizationName, organizationRole, projectRole, mediaRole, invitedBy, email } = invitation;
  const role = roleName(organizationRole ?? projectRole ?? mediaRole ?? "");
  const back = `/invite?${new URLSearchParams({ token })}`;
  return (
    <Page title={texts.title(placeName)} size="narrow">
      <Stack>
        <Text fz="lg">{texts.who(invitedBy, placeName, role)}</Text>
        {kind !== "organization" && <Text c="dimmed">{texts.within(organizationName)}</Text>}
        <Text c="dimmed">{texts.forAddress(email)}</Text>
        {session ? (
          <Accept token={token} placeName={placeName} signedInAs={session.user.email ?? ""} />
        ) : (
          <Group mt="md">
            <ButtonLink to="/sign-up" search={{ next: back }} size="big">
              {texts.signUp}
            </ButtonLink>
            <ButtonLink to="/sign-in" search={{ next: back }} size="big" variant="secondary">
              {texts.signIn}
            </ButtonLink>
          </Group>
        )}
      </Stack>
    </Page>
  );
}

function Accept({ token, placeName, signedInAs }: { token: string; placeName: string; signedInAs: string }) {
  const navigate = useNavigate();
  const switchTo = useSwitch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const accept = async () => {
    setBusy(true);
    try {
      const invitation = await call(api.invitations, "accept", { input: { token } });
      queryClient.removeQueries();
      notify.success(texts.accepted(placeName));
      await enter(invitation);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : undefined);
      if (!(error instanceof ApiError)) notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const enter = async ({ media, project, organization }: Invitation) => {
    if (project) await navigate({ to: "/project/$id", params: { id: idOf(project) } });
    else await switchTo(media ? { mediaProject: media } : { organization });
  };
  return (
    <Stack mt="md" align="flex-start">
      <Text fz="sm">{texts.signedInAs(signedInAs)}</Text>
      {refusal && (
        <Text c="var(--bad)" role="alert">
          {refusal}
        </Text>
      )}
      <Group>
        <Button size="big" loading={isBusy} onClick={() => void accept()}>
          {texts.accept}
        </Button>
        {refusal && (
          <Button size="big" variant="secondary" onClick={() => void signOut()}>
            {texts.otherAccount}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
