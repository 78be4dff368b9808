import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { auditKinds } from "../audit.ts";
import type { AuditEvent } from "../contract.ts";
import { auditFile, auditQuery } from "./api.ts";
import { type AuditSearch, auditSearch } from "./audit-search.ts";
import { changeInWords, entryInWords } from "./audit-words.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/audit")({
  validateSearch: addressOf<AuditSearch>(),
  component: AuditPage,
});

function AuditPage() {
  const search = readAddress(auditSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(auditQuery(search));
  const show = (shown: { kind?: string | undefined; page?: number }) => void navigate({ search: shown, replace: true });
  return (
    <Page title={texts.title} actions={<ListFileMenu name="trail" read={(format) => auditFile(search, format)} />}>
      <Text c="dimmed" mb="md" maw={720}>
        {texts.lead}
      </Text>
      <NativeSelect
        label={texts.kind}
        w={220}
        data={[
          { value: "", label: texts.all },
          ...auditKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
        ]}
        value={search.kind ?? ""}
        onChange={({ currentTarget }) => show({ kind: currentTarget.value || undefined })}
      />
      <PagedRows
        query={query}
        label={texts.title}
        page={search.page ?? 1}
        onPage={(page) => show({ kind: search.kind, page })}
        none={<Empty title={search.kind ? texts.noneOfKind : texts.none} />}
      >
        {(event) => <EventRow key={event.id} event={event} />}
      </PagedRows>
    </Page>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const { subject, actorName, createdAt } = event;
  const { did, media, changes } = entryInWords(event);
  return (
    <Row>
      <Text style={{ overflowWrap: "anywhere" }}>
        <b>{actorName ?? texts.goneAccount}</b> {did}{" "}
        {media ? (
          <AnchorLink to="/media/$id" params={{ id: media }} fw={600}>
            {subject}
          </AnchorLink>
        ) : (
          <b>{subject}</b>
        )}
      </Text>
      <Text c="dimmed" fz="sm">
        {formatInstant(createdAt)}
      </Text>
      {changes.map(changeInWords).map(({ field, change }) => (
        <Text key={field} fz="sm" mt={4} style={{ overflowWrap: "anywhere" }}>
          {field}: {change}
        </Text>
      ))}
    </Row>
  );
}
