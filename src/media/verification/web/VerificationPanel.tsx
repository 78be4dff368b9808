import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Media } from "../../contract.ts";
import { verifyMedia } from "../../web/changes.ts";
import { texts } from "../../web/texts.ts";
import { type VerificationMethod, verificationMethods } from "../verification.ts";
import { Instructions } from "./Instructions.tsx";
import { VerificationAlert } from "./VerificationAlert.tsx";

const verificationWords = texts.verification;

export function VerificationPanel({ medium }: { medium: Media }) {
  const { verification } = medium;
  const [chosen, choose] = useState<VerificationMethod>(verification?.method ?? "dns");
  const check = useMutation({
    meta: { says: verificationWords.title(medium.name) },
    mutationFn: () => verifyMedia(medium.id, chosen),
    onError: notify.failure,
  });
  if (!verification || !placeRoleMay(medium.role, "media", "media.edit"))
    return <Text>{verificationWords.readOnly}</Text>;
  return (
    <Stack gap="lg">
      {!medium.holdsDomain && <Text fw={600}>{texts.rival}</Text>}
      {medium.status === "unproven" && <Text>{verificationWords.waits}</Text>}
      <VerificationAlert verification={verification} />
      <Radio.Group
        label={verificationWords.method}
        value={chosen}
        onChange={(method) => choose(method as VerificationMethod)}
      >
        <Group mt="xs" gap="lg">
          {verificationMethods.map((method) => (
            <Radio key={method} value={method} label={verificationWords.methods[method]} />
          ))}
        </Group>
      </Radio.Group>
      <Instructions method={chosen} proofs={verification.proofs} />
      <Group>
        <Button
          variant={verification.state === "verified" ? "secondary" : "accent"}
          loading={check.isPending || verification.checking}
          onClick={() => check.mutate()}
        >
          {verificationWords.check}
        </Button>
      </Group>
    </Stack>
  );
}
