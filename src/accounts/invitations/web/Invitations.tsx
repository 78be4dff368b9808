import { Button, Group, Stack, Table, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { formatInstant } from "#platform/web/dates.ts";
import {
  invitationsQuery,
  resendInvitation,
  revokeInvitation,
  roleName,
  type WorkPlace,
} from "../../members/web/api.ts";
import { texts } from "../../members/web/texts.ts";
import type { Invitation } from "../contract.ts";

const invitationWords = texts.invitations;

/** Hidden while there are none. */
export function Invitations({ place }: { place: WorkPlace }) {
  const { data, isLoading } = useQuery(invitationsQuery(place));
  if (isLoading) return <Waiting />;
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} fz={16}>
        {invitationWords.title}
      </Title>
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing="sm" aria-label={invitationWords.title}>
          <Table.Tbody>
            {data.items.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { email, status, expiresAt, organizationRole, projectRole, mediaRole } = invitation;
  const resending = useMutation({
    meta: { says: invitationWords.resend },
    mutationFn: () => resendInvitation(invitation),
    onSuccess: () => notify.success(invitationWords.resent),
    onError: notify.failure,
  });
  const revoking = useMutation({
    meta: { says: invitationWords.revoke },
    mutationFn: () => revokeInvitation(invitation),
    onSuccess: () => notify.success(invitationWords.revoked),
    onError: notify.failure,
  });
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>{email}</Table.Td>
      <Table.Td>{roleName(organizationRole ?? projectRole ?? mediaRole ?? "")}</Table.Td>
      <Table.Td>
        {(status === "expired" ? invitationWords.expired : invitationWords.open)(formatInstant(expiresAt))}
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          <Button variant="secondary" loading={resending.isPending} onClick={() => resending.mutate()}>
            {invitationWords.resend}
          </Button>
          <Button variant="secondary" loading={revoking.isPending} onClick={() => revoking.mutate()}>
            {invitationWords.revoke}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
