import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { auditKinds } from "#house/audit.ts";
import type { AuditEvent } from "#house/contract-audit.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { auditQuery } from "./api.ts";
import { type AuditSearch, auditSearch } from "./audit-search.ts";
import { changeInWords, entryInWords } from "./audit-words.ts";
import { Row, Rows } from "./Rows.tsx";
import { texts } from "./texts.ts";

const words = texts.audit;

export const Route = createFileRoute("/_operator/operator/audit")({
  validateSearch: addressOf<AuditSearch>(),
  component: AuditPage,
});

/** Who changed the house, and when; newest first (R3.16). */
function AuditPage() {
  const search = readAddress(auditSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(auditQuery(search));
  const show = (shown: { kind?: string | undefined; page?: number }) => void navigate({ search: shown, replace: true });
  return (
    <Page title={words.title}>
      <Text c="dimmed" mb="md">
        {words.lead}
      </Text>
      <NativeSelect
        label={words.kind}
        w={220}
        data={[
          { value: "", label: words.all },
          ...auditKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        ]}
        value={search.kind ?? ""}
        onChange={({ currentTarget }) => show({ kind: currentTarget.value || undefined })}
      />
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={search.kind ? words.noneOfKind : words.none} />
          ) : (
            <>
              <Rows label={words.title}>
                {items.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </Rows>
              <Pager
                page={search.page ?? 1}
                totalItems={totalItems}
                onChange={(page) => show({ kind: search.kind, page })}
              />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const { subject, actorName, createdAt } = event;
  const { did, media, changes } = entryInWords(event);
  return (
    <Row>
      <Text style={{ overflowWrap: "anywhere" }}>
        <b>{actorName ?? words.goneAccount}</b> {did}{" "}
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
