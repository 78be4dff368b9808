import { Box, Group, Switch, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { createFlag, editFlag, flagsQuery, removeFlag } from "./api.ts";
import { EditFlag, NewFlag } from "./FlagDialogs.tsx";
import { type OfferedFlag, offeredFlags } from "./flags.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/flags")({ component: FlagsPage });

/** A switch takes effect at once (R3.16). */
function FlagsPage() {
  const query = useQuery(flagsQuery());
  return (
    <Page title={texts.title} actions={<NewFlag />}>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <QueryState query={query}>
        {({ items }) => (
          <Rows label={texts.title}>
            {offeredFlags(items).map((flag) => (
              <FlagRow key={flag.name} flag={flag} />
            ))}
          </Rows>
        )}
      </QueryState>
    </Page>
  );
}

function FlagRow({ flag }: { flag: OfferedFlag }) {
  const { id, name, enabled, description } = flag;
  const choose = async (isOn: boolean) => {
    const change = { enabled: isOn };
    await (id ? editFlag(id, change) : createFlag({ name, description, ...change })).catch(notify.failure);
  };
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 260px" style={{ overflowWrap: "anywhere" }}>
          <Switch label={name} checked={enabled} onChange={({ currentTarget }) => void choose(currentTarget.checked)} />
          <Text c="dimmed" fz="sm" mt={4}>
            {description}
          </Text>
        </Box>
        {id && (
          <Group>
            <EditFlag id={id} flag={flag} />
            <RemoveButton name={name} text={texts.removeText} onRemove={() => removeFlag(id)} />
          </Group>
        )}
      </Group>
    </Row>
  );
}
