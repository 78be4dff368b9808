import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import type { PathRedirect } from "#house/contract.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { redirectsQuery, removeRedirect } from "./api.ts";
import { FormButton } from "./FormButton.tsx";
import { RedirectForm } from "./RedirectForm.tsx";
import { RemoveButton } from "./RemoveButton.tsx";
import { Row, Rows } from "./Rows.tsx";
import { texts } from "./texts.ts";

const words = texts.redirects;
const redirectSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });

export const Route = createFileRoute("/_operator/operator/redirects")({
  validateSearch: addressOf<{ page: number }>(),
  component: RedirectsPage,
});

/** Where paths of the web app lead instead (R2.25). */
function RedirectsPage() {
  const { page } = readAddress(redirectSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(redirectsQuery(page));
  const add = (
    <FormButton label={words.add} title={words.add}>
      {(close) => <RedirectForm onDone={close} />}
    </FormButton>
  );
  return (
    <Page title={words.title} actions={add}>
      <Text c="dimmed" mb="md">
        {words.lead}
      </Text>
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={words.none} text={words.noneText} />
          ) : (
            <>
              <Rows label={words.title}>
                {items.map((redirect) => (
                  <RedirectRow key={redirect.id} redirect={redirect} />
                ))}
              </Rows>
              <Pager
                page={page}
                totalItems={totalItems}
                onChange={(chosen) => void navigate({ search: { page: chosen }, replace: true })}
              />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

function RedirectRow({ redirect }: { redirect: PathRedirect }) {
  const { id, path, target, permanent } = redirect;
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 260px" style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{path}</Text>
          <Text c="dimmed" fz="sm">
            → {target}
            {permanent && `, ${words.permanently}`}
          </Text>
        </Box>
        <Group>
          <FormButton label={texts.edit} title={texts.editNamed(path)} variant="link">
            {(close) => <RedirectForm redirect={redirect} onDone={close} />}
          </FormButton>
          <RemoveButton name={path} text={words.removeText} onRemove={() => removeRedirect(id)} />
        </Group>
      </Group>
    </Row>
  );
}
