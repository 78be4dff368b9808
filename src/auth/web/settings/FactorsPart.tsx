import { Button, Group, Stack, Text } from "@mantine/core";
import type { Factor, Session } from "@supabase/auth-js";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { authFieldErrors } from "../auth-error.ts";
import { enrollFactor, removeFactor } from "../calls.ts";
import { EnrollDialog } from "./EnrollDialog.tsx";
import { texts } from "./texts.ts";

const factorWords = texts.factors;

export function FactorsPart({ session }: { session: Session }) {
  const enrol = useMutation({
    meta: { says: factorWords.add },
    mutationFn: enrollFactor,
    onError: (error) => notify.error(authFieldErrors(error).email ?? error.message),
  });
  const factors = (session.user.factors ?? []).filter(({ status }) => status === "verified");
  return (
    <Part title={factorWords.title} text={factors.length > 0 ? factorWords.on : factorWords.off}>
      <Stack gap="xs">
        {factors.map((factor) => (
          <Row key={factor.id} factor={factor} />
        ))}
      </Stack>
      <Group>
        <Button
          variant="secondary"
          loading={enrol.isPending}
          onClick={() => enrol.mutate(factorWords.appName(factors.length + 1))}
        >
          {factorWords.add}
        </Button>
      </Group>
      {enrol.data && <EnrollDialog enrolled={enrol.data} onClose={enrol.reset} />}
    </Part>
  );
}

function Row({ factor }: { factor: Factor }) {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    setOpen(false);
    await removeFactor(factor.id).then(
      () => notify.success(factorWords.removed),
      (error) => notify.error(authFieldErrors(error).email ?? error.message),
    );
  };
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{factor.friendly_name || factorWords.appName(1)}</Text>
        <Text fz="sm" c="dimmed">
          {factorWords.added(formatInstant(factor.created_at))}
        </Text>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {factorWords.remove}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={factorWords.removeTitle}
        confirmLabel={factorWords.remove}
        onConfirm={() => void remove()}
      >
        {factorWords.removeText}
      </ConfirmModal>
    </Group>
  );
}
