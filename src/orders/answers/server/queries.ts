/** SQL for the hours until an order's first answer; null without one. */
export const hoursOf = (order: string): string =>
  `(extract(epoch FROM ${order}.answered_at - ${order}.asked_at) / 3600)::float8`;
