import { Alert, Button, List, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { campaignQuery } from "#campaigns/web/api.ts";
import type { ListedOrder } from "#orders/contract.ts";
import { useLeadClock } from "#orders/web/use-lead-time.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { ApiError } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { Cart } from "../contract.ts";
import { bookingProblems } from "./booking-problems.ts";
import classes from "./cart.module.css";
import { useBookCart, useIsChanging } from "./changes.ts";
import { texts } from "./texts.ts";

const summaryWords = texts.summary;

/** Books all lines or none, then opens the campaign's board. Disabled with a reason. */
export function BookButton({ cart, isDateMissing }: { cart: Cart; isDateMissing: boolean }) {
  const { totalCents, lines, campaign } = cart;
  const navigate = useNavigate();
  const isChanging = useIsChanging(cart.id);
  const clock = useLeadClock();
  const reasonsId = useId();
  const problems = bookingProblems(cart, isDateMissing, clock);

  const toBoard = async (booked: ListedOrder[]) => {
    notify.success(summaryWords.booked(lines.length));
    const board = await queryClient.ensureQueryData(campaignQuery(idOf(campaign)));
    if (!board) return;
    const { id, project, organization } = board;
    await navigate({
      to: "/dashboard/$organizationId/$projectId/$campaignId",
      params: { organizationId: idOf(organization), projectId: idOf(project), campaignId: id },
      search: booked.length === 1 ? { order: booked[0]?.id } : {},
    });
  };

  const booking = useBookCart(cart, toBoard);

  return (
    <Stack gap="sm">
      {booking.isError && (
        <Alert color="red" variant="light" role="alert">
          {booking.error instanceof ApiError ? booking.error.message : platformTexts.somethingWrong}
        </Alert>
      )}
      {booking.failureCount > 0 && booking.isPending && (
        <Text fz="sm" role="status">
          {summaryWords.trying}
        </Text>
      )}
      {problems.length > 0 && <Reasons id={reasonsId} problems={problems} />}
      <Button
        variant="accent"
        size="big"
        fullWidth
        h="auto"
        mih={42}
        classNames={{ label: classes.wrapping }}
        disabled={problems.length > 0 || (cart.shortByCents ?? 0) > 0 || isChanging}
        aria-describedby={problems.length > 0 ? reasonsId : undefined}
        loading={booking.isPending || booking.isSuccess}
        onClick={() => booking.mutate()}
      >
        {summaryWords.book(lines.length, formatCents(totalCents))}
      </Button>
      <Text fz="sm" c="dimmed" ta="center">
        {summaryWords.allOrNothing}
      </Text>
    </Stack>
  );
}

function Reasons({ id, problems }: { id: string; problems: string[] }) {
  return (
    <Alert color="gray" variant="light" p="sm" id={id}>
      <Text fz="sm" fw={600}>
        {summaryWords.notYet}
      </Text>
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
