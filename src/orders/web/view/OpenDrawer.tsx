import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Empty } from "#platform/web/components/Empty.tsx";
import { useFocusGivenBack } from "#platform/web/components/focus-given-back.ts";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { useIsDialogOpen } from "#platform/web/components/open-dialogs.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { worksAsScreen } from "#platform/web/keys/single-keys.ts";
import { wantMove } from "../../moves/web/wanted-move.ts";
import { orderQuery } from "../api.ts";
import { texts } from "../texts.ts";

const OrderContent = lazy(() => import("./OrderContent.tsx"));

/** Ends without a transform: within one, nothing stays at the thumb of a phone. */
const fromTheRight = {
  duration: 160,
  transition: {
    in: { opacity: 1, transform: "none" },
    out: { opacity: 0, transform: "translateX(100%)" },
    transitionProperty: "transform, opacity",
  },
};

const waiting = <RowsSkeleton rows={8} />;

export default function OpenDrawer({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) {
  const isBelowDialog = useIsDialogOpen();
  const isOpened = useFocusGivenBack(orderId !== undefined);
  useEffect(() => {
    if (orderId === undefined) wantMove(undefined);
  }, [orderId]);
  return (
    <Drawer.Root
      opened={isOpened}
      onClose={onClose}
      closeOnEscape={!isBelowDialog}
      position="right"
      transitionProps={fromTheRight}
      size="min(1160px, 100vw)"
    >
      <Drawer.Overlay />
      {orderId && <OpenOrder id={orderId} />}
    </Drawer.Root>
  );
}

function OpenOrder({ id }: { id: string }) {
  const query = useQuery(orderQuery(id));
  return (
    // On a phone the decision covers the last lines: nothing with the focus may stand below it.
    <Drawer.Content {...worksAsScreen} style={{ scrollPaddingBlockEnd: 80 }}>
      <Drawer.Header px={{ base: "md", sm: "xl" }}>
        <Drawer.Title fz={12} fw={400} c="dimmed">
          {query.data ? texts.order(query.data.number) : texts.loading}
        </Drawer.Title>
        <Drawer.CloseButton aria-label={texts.close} />
      </Drawer.Header>
      <Drawer.Body px={{ base: "md", sm: "xl" }} pb={{ base: 112, sm: 64 }}>
        <QueryState
          query={query}
          inline
          skeleton={waiting}
          nothing={<Empty title={texts.notThere} text={texts.notThereText} />}
        >
          {(order) => (
            <Suspense fallback={waiting}>
              <OrderContent order={order} />
            </Suspense>
          )}
        </QueryState>
      </Drawer.Body>
    </Drawer.Content>
  );
}
