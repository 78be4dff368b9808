import { Anchor, Box, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { config } from "#platform/web/config.ts";
import { guarded } from "#platform/web/guards.ts";
import { ConnectedApps } from "../../apps/web/ConnectedApps.tsx";
import { KeyTable } from "../../grants/web/KeyTable.tsx";
import { NewKey } from "../../grants/web/NewKey.tsx";
import { apiTokensQuery, revokeApiToken } from "./api.ts";
import { texts } from "./texts.ts";

const extrasWords = texts.extras;
const loadForm = () => import("./ApiTokenForm.tsx");
const ApiTokenForm = lazy(loadForm);

export const Route = createFileRoute("/_profile/profile/extras")({
  beforeLoad: guarded("auth"),
  component: ExtrasPage,
});

/** API tokens (R2.15). */
function ExtrasPage() {
  const query = useQuery(apiTokensQuery());
  return (
    <Page
      title={extrasWords.title}
      actions={
        <NewKey label={extrasWords.create} load={loadForm}>
          {(show) => <ApiTokenForm onMade={show} />}
        </NewKey>
      }
    >
      <Text c="dimmed" mb="lg" maw={720}>
        {extrasWords.lead}{" "}
        <Anchor href={`${config.apiUrl}/docs`} underline="always" inherit>
          {extrasWords.documentation}
        </Anchor>
      </Text>
      <QueryState query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={extrasWords.none} text={extrasWords.noneText} />
          ) : (
            <KeyTable
              keys={items}
              about={({ prefix }) => [`${prefix}…`]}
              revoke={revokeApiToken}
              words={{ revoked: extrasWords.revoked }}
            />
          )
        }
      </QueryState>
      <Box mt={48}>
        <ConnectedApps />
      </Box>
      <ProofGate />
    </Page>
  );
}
