import { schemaResolver } from "@mantine/form";
import { orderExtraInput } from "../contract.ts";
import type { OrderExtraKind } from "../order-extra.ts";

/** An invalid price is NaN. */
export type ExtraValues = { kind: OrderExtraKind; name: string; priceCents: number | undefined; note: string };

const problems = schemaResolver(orderExtraInput.omit({ order: true, overBudget: true }), { sync: true });

/** The server's schema (R5.1). */
export const extraProblems = (values: ExtraValues) => problems(values);
