import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { authFieldErrors } from "../auth-error.ts";
import { signInWaysQuery } from "../calls.ts";
import { recoveryCodesQuery, replaceRecoveryCodes } from "../recovery-code-calls.ts";
import { texts } from "./texts.ts";

const recoveryWords = texts.recovery;

/** For people with a second factor, where the sign-in service has such codes. */
export function RecoveryCodesPart() {
  const { data: ways } = useQuery(signInWaysQuery());
  return ways?.hasRecoveryCodes ? <RecoveryCodes /> : null;
}

function RecoveryCodes() {
  const { data: kept } = useQuery(recoveryCodesQuery());
  const make = useMutation({
    meta: { says: recoveryWords.make },
    mutationFn: replaceRecoveryCodes,
    onError: (error) => notify.error(authFieldErrors(error).email ?? error.message),
  });
  if (!kept) return null;
  const { left, created_at: createdAt } = kept;
  return (
    <Part
      title={recoveryWords.title}
      text={createdAt ? recoveryWords.left(left, formatInstant(createdAt)) : recoveryWords.none}
    >
      <Group>
        <Button variant="secondary" loading={make.isPending} onClick={() => make.mutate()}>
          {createdAt ? recoveryWords.makeAnew : recoveryWords.make}
        </Button>
      </Group>
      {make.data && <MadeCodes codes={make.data} onClose={make.reset} />}
    </Part>
  );
}

function MadeCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => notify.success(recoveryWords.copied),
      () => {},
    );
  return (
    <Dialog open onClose={onClose} title={recoveryWords.title}>
      <Stack>
        <Text>{recoveryWords.made}</Text>
        <Code block fz="md">
          {codes.join("\n")}
        </Code>
        <Group justify="flex-end">
          <Button variant="secondary" onClick={() => void copy()}>
            {recoveryWords.copy}
          </Button>
          <Button onClick={onClose}>{recoveryWords.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
