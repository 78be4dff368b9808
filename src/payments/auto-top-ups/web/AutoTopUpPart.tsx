import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { stateColors } from "#platform/web/theme/theme.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { AutoTopUp } from "../contract.ts";
import { AutoTopUpForm } from "./AutoTopUpForm.tsx";
import { autoTopUpQuery, isWaiting, turnOff } from "./api.ts";
import { texts } from "./texts.ts";

/** Hidden where this installation charges no cards (R2.15). */
export function AutoTopUpPart({ organizationId }: { organizationId: string }) {
  const query = useQuery(autoTopUpQuery(organizationId));
  if (query.data && !query.data.provider && query.data.status === "off") return null;
  return (
    <Part title={texts.title} text={texts.text}>
      <QueryState query={query}>
        {(automatic) => (
          <Stack>
            <State automatic={automatic} />
            <UnderWay automatic={automatic} />
            {automatic.provider && !isWaiting(automatic) && (
              <AutoTopUpForm key={automatic.status} automatic={automatic} provider={automatic.provider} />
            )}
          </Stack>
        )}
      </QueryState>
    </Part>
  );
}

function State({ automatic }: { automatic: AutoTopUp }) {
  const { id, status, reason, url, card, agreedBy, agreedAt } = automatic;
  if (status === "off") return null;
  if (status === "stopped")
    return (
      <Alert color={stateColors.bad} title={texts.stopped}>
        {reason}
      </Alert>
    );
  if (isWaiting(automatic))
    return (
      <Alert color="blue" variant="light" title={texts.waiting}>
        <Stack gap="sm">
          {texts.waitingText}
          <Group gap="sm">
            {url && (
              <Button component="a" href={url}>
                {texts.toPage}
              </Button>
            )}
            <TurnOff organizationId={id} />
          </Group>
        </Stack>
      </Alert>
    );
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{texts.card(card ?? "")}</Text>
        <Text fz="sm" c="dimmed">
          {texts.agreed(agreedBy ?? texts.someone, dayInWords(agreedAt ?? ""))}
        </Text>
      </div>
      <TurnOff organizationId={id} />
    </Group>
  );
}

function UnderWay({ automatic: { status, underWay } }: { automatic: AutoTopUp }) {
  if (!underWay) return null;
  return (
    <Alert color="blue" variant="light" title={texts.underWay}>
      <Stack gap="sm" align="flex-start">
        {status === "off" ? texts.underWayThough : texts.underWayText}
        <ButtonLink to="/top-up/$id" params={{ id: idOf(underWay) }} variant="secondary">
          {texts.seeTopUp}
        </ButtonLink>
      </Stack>
    </Alert>
  );
}

function TurnOff({ organizationId }: { organizationId: string }) {
  const off = useMutation({
    meta: { says: texts.changes.turnOff },
    mutationFn: () => turnOff(organizationId),
    onSuccess: () => notify.success(texts.turnedOff),
    onError: notify.failure,
  });
  return (
    <Button variant="secondary" loading={off.isPending} onClick={() => off.mutate()}>
      {texts.turnOff}
    </Button>
  );
}
