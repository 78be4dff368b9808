import { lazy, Suspense, useState } from "react";
import { whenIdle } from "#platform/web/when-idle.ts";
import classes from "./later-filters.module.css";
import type { OrderFiltersProps } from "./OrderFilters.tsx";

const OrderFilters = lazy(() => whenIdle().then(() => import("./OrderFilters.tsx")));

type LaterFiltersProps = OrderFiltersProps & {
  /** An opened order lies over the list. */
  isCovered: boolean;
};

const room = <div className={classes.room} />;

/** The filters' fields come after the orders, once the list is looked at; their room is kept. */
export function LaterFilters({ isCovered, ...props }: LaterFiltersProps) {
  const [wasSeen, setWasSeen] = useState(!isCovered);
  if (!isCovered && !wasSeen) setWasSeen(true);
  return wasSeen ? (
    <Suspense fallback={room}>
      <OrderFilters {...props} />
    </Suspense>
  ) : (
    room
  );
}
