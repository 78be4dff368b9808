import { Button, Card, DataList, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { CopyLine } from "#platform/web/components/CopyLine.tsx";
import { Fact } from "#platform/web/components/Fact.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { guarded } from "#platform/web/guards.ts";
import { oneOfWords, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf, parseSearch } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";
import { chargebacksQuery } from "../../chargebacks/web/api.ts";
import { Chargebacks } from "../../chargebacks/web/Chargebacks.tsx";
import type { TopUp } from "../contract.ts";
import { isPaid, isUndecided, topUpQuery } from "./api.ts";
import { ReceiptButton } from "./ReceiptButton.tsx";
import { returnPathOf } from "./return-path.ts";
import { texts } from "./texts.ts";
import { WithdrawTransfer } from "./WithdrawTransfer.tsx";

/** `start`: the person has just asked to pay, and goes on to the provider's page once it exists. */
const search = { start: oneOfWords(["yes"]) };

export const Route = createFileRoute("/_wallet/top-up/$id")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<{ start?: string }>(),
  // Queries load with the screen, so the first load need not bring them.
  loader: ({ params }) => void import("./api.ts").then((api) => queryClient.prefetchQuery(api.topUpQuery(params.id))),
  component: TopUpStatePage,
});

const topUpStateWords = texts.state;

function TopUpStatePage() {
  const { id } = Route.useParams();
  const query = useQuery(topUpQuery(id));
  useForwardToProvider(query.data ?? undefined);
  return (
    <Page title={topUpStateWords.title}>
      <QueryState query={query}>{(topUp) => <TopUpState topUp={topUp} />}</QueryState>
    </Page>
  );
}

/** Forwards once; coming back with Back or after paying stays here. */
function useForwardToProvider(topUp: TopUp | undefined): void {
  const { start } = readAddress(search, Route.useSearch());
  const navigate = Route.useNavigate();
  const checkoutUrl = start && topUp && isUndecided(topUp) ? topUp.checkoutUrl : null;
  useEffect(() => {
    if (!checkoutUrl) return;
    void navigate({ search: {}, replace: true }).then(() => location.assign(checkoutUrl));
  }, [checkoutUrl, navigate]);
}

function TopUpState({ topUp }: { topUp: TopUp }) {
  const { data: chargebacks } = useQuery(chargebacksQuery(topUp.id));
  const isTakenBack = chargebacks?.items.some(({ status }) => status !== "undone");
  const { title, text } = wordsOf(topUp, isTakenBack);
  return (
    <Card withBorder p="lg" maw={720}>
      <Stack gap="lg">
        <Stack gap={4} role="status" aria-live="polite">
          <Group gap="sm">
            {isUndecided(topUp) && !topUp.bankDetails && <Loader size="sm" aria-hidden />}
            <Title order={2} fz={16}>
              {title}
            </Title>
          </Group>
          <Text>{topUp.failureReason ?? text}</Text>
        </Stack>
        <DataList orientation="horizontal" labelWidth={120}>
          <Fact name={topUpStateWords.amount}>
            <Money cents={topUp.amountCents} />
          </Fact>
          <Fact name={topUpStateWords.started}>{formatInstant(topUp.createdAt)}</Fact>
          {topUp.providerReference && !topUp.bankDetails && (
            <Fact name={topUpStateWords.reference}>{topUp.providerReference}</Fact>
          )}
        </DataList>
        {topUp.bankDetails && (
          <>
            <CopyLine label={topUpStateWords.transfer.reference} value={topUp.providerReference ?? ""} />
            <CopyLine label={topUpStateWords.transfer.account} value={topUp.bankDetails} />
          </>
        )}
        <Chargebacks topUpId={topUp.id} />
        {isUndecided(topUp) && (
          <Text c="dimmed" fz="sm">
            {topUpStateWords.live}
          </Text>
        )}
        <Actions topUp={topUp} />
      </Stack>
    </Card>
  );
}

function wordsOf(
  { bankDetails, automatic, status }: TopUp,
  isTakenBack: boolean | undefined,
): { title: string; text: string } {
  if (bankDetails) return topUpStateWords.transfer;
  if (automatic && status < transactionStatuses.success) return topUpStateWords.automatic;
  if (status === transactionStatuses.success && isTakenBack) return topUpStateWords.takenBack;
  return topUpStateWords.words[status as TransactionStatus];
}

function Actions({ topUp }: { topUp: TopUp }) {
  const { pending, success, failed, canceled } = transactionStatuses;
  const returnPath = returnPathOf(topUp.id);
  const isLost = topUp.status === failed || topUp.status === canceled;
  return (
    <Group>
      {topUp.status === pending && topUp.checkoutUrl && (
        <Button component="a" href={topUp.checkoutUrl}>
          {topUpStateWords.toPayment}
        </Button>
      )}
      {topUp.moves.includes("withdraw") && <WithdrawTransfer topUpId={topUp.id} />}
      {isPaid(topUp) && <ReceiptButton topUpId={topUp.id} />}
      {isLost && (
        <ButtonLink
          to="/top-up"
          search={{ amount: topUp.amountCents, organization: idOf(topUp.organization), return: returnPath }}
        >
          {topUpStateWords.again}
        </ButtonLink>
      )}
      {returnPath && (
        <ButtonLink {...linkTo(returnPath)} variant={topUp.status === success ? "accent" : "secondary"}>
          {returnPath.startsWith("/cart") ? topUpStateWords.backToCart : topUpStateWords.back}
        </ButtonLink>
      )}
      <ButtonLink to="/profile/billing" variant="secondary">
        {topUpStateWords.toBilling}
      </ButtonLink>
    </Group>
  );
}

function linkTo(path: string): { to: string; search: Record<string, unknown> } {
  const { pathname, search: query } = new URL(path, location.origin);
  return { to: pathname, search: parseSearch(query) };
}
