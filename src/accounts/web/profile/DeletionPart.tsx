import { Button, Group, List, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { signOut } from "#platform/web/session.ts";
import type { AccountDeletion } from "../../deletion/contract.ts";
import { accountDeletionQuery, deleteAccount } from "./api.ts";
import { texts } from "./texts.ts";

const deletionWords = texts.deletion;

/** Shows the consequences for money, orders and organizations first. */
export function DeletionPart({ email, userId }: { email: string; userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title={deletionWords.title} text={deletionWords.text}>
      <Group>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {deletionWords.action}
        </Button>
      </Group>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={deletionWords.confirmTitle}>
          <Consequences email={email} userId={userId} />
        </Dialog>
      )}
    </Part>
  );
}

function Consequences({ email, userId }: { email: string; userId: string }) {
  const query = useQuery(accountDeletionQuery(userId));
  return (
    <QueryState query={query} inline>
      {(deletion) =>
        deletion.blockedBy.length > 0 ? (
          <Blocked deletion={deletion} />
        ) : (
          <Confirm deletion={deletion} email={email} userId={userId} />
        )
      }
    </QueryState>
  );
}

function Blocked({ deletion }: { deletion: AccountDeletion }) {
  return (
    <Stack>
      <Text fw={600}>{deletionWords.blocked}</Text>
      <List spacing="xs">
        {deletion.blockedBy.map((blocking) => (
          <List.Item key={blocking.organization}>{deletionWords.blockedBy(blocking)}</List.Item>
        ))}
      </List>
    </Stack>
  );
}

function Confirm({ deletion, email, userId }: { deletion: AccountDeletion; email: string; userId: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { closes, leaves, apiTokens } = deletion;
  const remove = async () => {
    setBusy(true);
    try {
      await deleteAccount(userId);
      await signOut();
      notify.success(deletionWords.done);
      await navigate({ to: "/sign-in" });
    } catch (error) {
      setBusy(false);
      notify.failure(error);
    }
  };
  return (
    <Stack>
      <List spacing="xs">
        {closes.map(({ organization, name, otherMembers }) => (
          <List.Item key={organization}>{deletionWords.closes(name, otherMembers)}</List.Item>
        ))}
        {leaves.map(({ organization, name }) => (
          <List.Item key={organization}>{deletionWords.leaves(name)}</List.Item>
        ))}
        {apiTokens > 0 && <List.Item>{deletionWords.tokens(apiTokens)}</List.Item>}
        <List.Item>{deletionWords.text}</List.Item>
      </List>
      <TextInput
        label={deletionWords.confirmText(email)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button disabled={typed.trim().toLowerCase() !== email} loading={isBusy} onClick={() => void remove()}>
          {deletionWords.action}
        </Button>
      </Group>
    </Stack>
  );
}
