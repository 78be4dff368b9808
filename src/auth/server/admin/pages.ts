import type { FastifyReply } from "fastify";

/** Tells the count and the other pages in the headers, as the protocol's lists do. */
export function tellPages(
  reply: FastifyReply,
  address: string,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `<${address}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  reply.header("x-total-count", total);
  reply.header("link", [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "));
}
