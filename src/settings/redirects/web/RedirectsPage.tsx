import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import type { PathRedirect } from "../contract.ts";
import { redirectsQuery, removeRedirect } from "./api.ts";
import { RedirectForm } from "./RedirectForm.tsx";
import { texts } from "./texts.ts";

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
    <FormButton label={texts.add} title={texts.add}>
      {(close) => <RedirectForm onDone={close} />}
    </FormButton>
  );
  return (
    <Page title={texts.title} actions={add}>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <PagedRows
        query={query}
        label={texts.title}
        page={page}
        onPage={(chosen) => void navigate({ search: { page: chosen }, replace: true })}
        none={<EmptyState title={texts.none} text={texts.noneText} />}
      >
        {(redirect) => <RedirectRow key={redirect.id} redirect={redirect} />}
      </PagedRows>
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
            {permanent && `, ${texts.permanently}`}
          </Text>
        </Box>
        <Group>
          <FormButton label={formTexts.edit} title={formTexts.editNamed(path)} variant="link">
            {(close) => <RedirectForm redirect={redirect} onDone={close} />}
          </FormButton>
          <RemoveButton name={path} text={texts.removeText} onRemove={() => removeRedirect(id)} />
        </Group>
      </Group>
    </Row>
  );
}
