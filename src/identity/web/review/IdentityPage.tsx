import { DataList, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { countryName } from "#platform/contract/region-names.ts";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Identity } from "../../contract.ts";
import { identityQuery, waitingIdentitiesQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { DocumentView } from "./DocumentView.tsx";
import { IdentityDecisionForm } from "./IdentityDecisionForm.tsx";

export const Route = createFileRoute("/_operator/operator/identity/$id")({ component: IdentityPage });

const reviewWords = texts.review;

function IdentityPage() {
  const query = useQuery(identityQuery(Route.useParams().id));
  const waiting = useQuery(waitingIdentitiesQuery()).data;
  return (
    <QueryState query={query} nothing={<Empty title={reviewWords.notThere} text={reviewWords.notThereText} />}>
      {(identity) => (
        <CasePage
          id={identity.id}
          title={identity.organizationName}
          queue={
            <AnchorLink to="/operator/identity" fz="sm">
              {reviewWords.title}
            </AnchorLink>
          }
          beside={<StatusTag tone="calm">{texts.states[identity.state]}</StatusTag>}
          waiting={waiting}
        >
          <CaseColumns
            evidence={
              <>
                <Told identity={identity} />
                <Documents identity={identity} />
              </>
            }
            decision={
              identity.moves.includes("reject") && <IdentityDecisionForm key={identity.id} identity={identity} />
            }
          />
        </CasePage>
      )}
    </QueryState>
  );
}

function Told({ identity }: { identity: Identity }) {
  const { kind, legalName, country, address, birthDate, registerNumber, notes, submittedAt, decidedAt } = identity;
  return (
    <DataList labelWidth={240}>
      <Fact name={texts.names[kind]}>{legalName}</Fact>
      <Fact name={texts.country[kind]}>{country && countryName(country)}</Fact>
      <Fact name={texts.address[kind]}>{address}</Fact>
      {birthDate && <Fact name={texts.birthDate}>{dayInWords(birthDate)}</Fact>}
      {registerNumber && <Fact name={texts.registerNumber}>{registerNumber}</Fact>}
      {submittedAt && <Fact name={reviewWords.sentLabel}>{formatInstant(submittedAt)}</Fact>}
      {decidedAt && <Fact name={reviewWords.decidedLabel}>{formatInstant(decidedAt)}</Fact>}
      {decidedAt && (
        <Fact name={reviewWords.decidedBy}>
          {identity.provider === "manual" ? reviewWords.byOperator : reviewWords.byProvider}
        </Fact>
      )}
      {notes && <Fact name={reviewWords.notes}>{notes}</Fact>}
    </DataList>
  );
}

function Documents({ identity }: { identity: Identity }) {
  const { id, documents, documentsDeletedAt } = identity;
  return (
    <Section title={texts.documents}>
      {documents.length > 0 ? (
        <Stack gap="sm">
          <Text fz="sm" c="dimmed">
            {reviewWords.recorded}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {documents.map((document) => (
              <DocumentView key={document.id} organizationId={id} document={document} />
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <Text c="dimmed">
          {documentsDeletedAt ? reviewWords.deleted(formatInstant(documentsDeletedAt)) : reviewWords.noDocuments}
        </Text>
      )}
    </Section>
  );
}
