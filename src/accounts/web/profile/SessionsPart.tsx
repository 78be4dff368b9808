import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { signOutElsewhere } from "#auth/web/calls.ts";
import { api } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatRelative } from "#platform/web/dates.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Session } from "../../sessions/contract.ts";
import { endSession, sessionsQuery } from "./api.ts";
import { deviceName } from "./device-name.ts";
import { texts } from "./texts.ts";

const sessionWords = texts.sessions;

export function SessionsPart() {
  const query = useQuery(sessionsQuery());
  const ending = useMutation({
    meta: { says: sessionWords.endOthers },
    mutationFn: signOutElsewhere,
    onSuccess: () => notify.success(sessionWords.othersEnded),
    onError: notify.failure,
    onSettled: () => refresh(api.sessions),
  });
  return (
    <Part title={sessionWords.title}>
      <QueryState query={query} inline>
        {({ items }) => (
          <>
            <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
              {items.map((session) => (
                <Device key={session.id} session={session} />
              ))}
            </Stack>
            {items.length > 1 && (
              <Group>
                <Button variant="secondary" loading={ending.isPending} onClick={() => ending.mutate()}>
                  {sessionWords.endOthers}
                </Button>
              </Group>
            )}
          </>
        )}
      </QueryState>
    </Part>
  );
}

function Device({ session }: { session: Session }) {
  const { id, userAgent, ip, current, refreshedAt } = session;
  const ending = useMutation({
    meta: { says: sessionWords.end },
    mutationFn: () => endSession(id),
    onSuccess: () => notify.success(sessionWords.ended),
    onError: notify.failure,
  });
  return (
    <Group component="li" justify="space-between">
      <div>
        <Text fw={600}>
          {deviceName(userAgent) ?? sessionWords.unknown}
          {current && <Text span c="dimmed">{` (${sessionWords.current})`}</Text>}
        </Text>
        <Text fz="sm" c="dimmed">
          {[ip, sessionWords.lastUsed(formatRelative(refreshedAt))].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {!current && (
        <Button variant="secondary" loading={ending.isPending} onClick={() => ending.mutate()}>
          {sessionWords.end}
        </Button>
      )}
    </Group>
  );
}
