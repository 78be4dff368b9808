import { Button, Group, Stack, Text } from "@mantine/core";
import type { Factor, Session } from "@supabase/auth-js";
import { useMutation } from "@tanstack/react-query";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { authFieldErrors } from "../auth-error.ts";
import { addSecurityKey, enrollFactor, removeFactor } from "../factors/calls.ts";
import { isTurnedDown } from "../passkey-calls.ts";
import { EnrollDialog } from "./EnrollDialog.tsx";
import { texts } from "./texts.ts";

const factorWords = texts.factors;

const failed = (error: unknown) => {
  if (!isTurnedDown(error)) notify.error(authFieldErrors(error).email ?? "");
};

export function FactorsPart({ session }: { session: Session }) {
  const factors = (session.user.factors ?? []).filter(({ status }) => status === "verified");
  const enrol = useMutation({
    meta: { says: factorWords.add },
    mutationFn: () => enrollFactor(factorWords.appName),
    onError: failed,
  });
  const addKey = useMutation({
    meta: { says: factorWords.addKey },
    mutationFn: () => addSecurityKey(factorWords.keyName),
    onSuccess: () => notify.success(factorWords.keyAdded),
    onError: failed,
  });
  return (
    <Part title={factorWords.title} text={factors.length > 0 ? factorWords.on : factorWords.off}>
      <Stack gap="xs">
        {factors.map((factor) => (
          <Row key={factor.id} factor={factor} />
        ))}
      </Stack>
      <Group>
        <Button variant="secondary" loading={enrol.isPending} onClick={() => enrol.mutate()}>
          {factorWords.add}
        </Button>
        <Button variant="secondary" loading={addKey.isPending} onClick={() => addKey.mutate()}>
          {factorWords.addKey}
        </Button>
      </Group>
      {enrol.data && <EnrollDialog enrolled={enrol.data} onClose={enrol.reset} />}
    </Part>
  );
}

function Row({ factor }: { factor: Factor }) {
  const name = factor.friendly_name || factorWords.appName(1);
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{name}</Text>
        <Text fz="sm" c="dimmed">
          {factorWords.added(formatInstant(factor.created_at))}
        </Text>
      </div>
      <AskFirstButton
        label={factorWords.remove}
        title={factorWords.removeTitle(name)}
        text={factorWords.removeText}
        act={() => removeFactor(factor.id)}
        done={factorWords.removed(name)}
        onError={failed}
      />
    </Group>
  );
}
