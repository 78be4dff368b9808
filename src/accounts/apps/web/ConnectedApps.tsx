import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { KeyTable } from "../../grants/web/KeyTable.tsx";
import type { ConnectedApp } from "../contract.ts";
import { connectedAppsQuery, revokeApp } from "./api.ts";
import { texts } from "./texts.ts";

/** Apps that the reader connected, each revoked at once. */
export function ConnectedApps() {
  const query = useQuery(connectedAppsQuery());
  return (
    <Stack component="section" gap="lg">
      <div>
        <Title order={2} fz={20}>
          {texts.title}
        </Title>
        <Text c="dimmed" fz="sm" maw={640}>
          {texts.text}
        </Text>
      </div>
      <QueryState query={query} inline>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <KeyTable keys={items} about={aboutApp} revoke={revokeApp} words={texts} />
          )
        }
      </QueryState>
    </Stack>
  );
}

const aboutApp = ({ organizationName }: ConnectedApp): string[] => [
  organizationName ? texts.actsIn(organizationName) : texts.actsInNone,
];
