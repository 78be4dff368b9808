import { type OrderStatus, orderLife, orderMoveNames } from "#orders/order.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { movesTo } from "#platform/lifecycle/lifecycle.ts";

/** States in which an order waits for its publisher's first answer. */
const asked: readonly OrderStatus[] = ["sent", "briefed"];
const asking = literals(asked.flatMap((status) => movesTo(orderLife, status)));
const answering = literals(
  orderMoveNames.filter((name) => {
    const { by, from, to } = orderLife.moves[name];
    return by.publisher && to !== "stays" && from.some((status) => asked.includes(status));
  }),
);

/** Joins to an order `first.at`, when its publisher was first asked, and `reply`, the first answer or its missing. */
export const answersOf = (order: string): string => `
    CROSS JOIN LATERAL (SELECT min(created_at) AS at FROM event WHERE subject_id = ${order}.id AND verb IN ${asking}) AS first
    CROSS JOIN LATERAL (
      SELECT verb, created_at FROM event WHERE subject_id = ${order}.id AND created_at >= first.at
        AND (verb IN ${answering} OR (verb = 'expire' AND from_state IN ${literals(asked)})) ORDER BY created_at, id LIMIT 1) AS reply`;

/** Hours until the answer, over `answersOf`; null for a missed one. */
export const answerHours =
  "CASE WHEN reply.verb <> 'expire' THEN extract(epoch FROM reply.created_at - first.at) / 3600 END";
