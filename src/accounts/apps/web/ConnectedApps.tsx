import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { KeyTable } from "../../grants/web/KeyTable.tsx";
import type { ConnectedApp } from "../contract.ts";
import { connectedAppsQuery, revokeApp } from "./api.ts";
import { texts } from "./texts.ts";

/** Apps that the reader connected, each revoked at once. */
export function ConnectedApps() {
  const query = useQuery(connectedAppsQuery());
  return (
    <ListSection title={texts.title} text={texts.text}>
      <QueryState query={query} inline>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <KeyTable keys={items} about={aboutApp} revoke={revokeApp} words={texts} />
          )
        }
      </QueryState>
    </ListSection>
  );
}

const aboutApp = ({ organizationName }: ConnectedApp): string[] => [
  organizationName ? texts.actsIn(organizationName) : texts.actsInNone,
];
