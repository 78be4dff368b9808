import { lazy, Suspense } from "react";
import classes from "./later-filters.module.css";
import type { OrderFiltersProps } from "./OrderFilters.tsx";

const OrderFilters = lazy(() => import("./OrderFilters.tsx"));

/** The filters' fields come after the orders; their room is kept. */
export const LaterFilters = (props: OrderFiltersProps) => (
  <Suspense fallback={<div className={classes.room} />}>
    <OrderFilters {...props} />
  </Suspense>
);
