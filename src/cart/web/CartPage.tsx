import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { cartQuery } from "./api.ts";
import { CartById } from "./CartById.tsx";

export const Route = createFileRoute("/cart/$id")({
  beforeLoad: guarded("auth"),
  loader: ({ params }) => void queryClient.prefetchQuery(cartQuery(params.id)),
  component: CartPage,
});

/** A given cart (R2.11). */
function CartPage() {
  const { id } = Route.useParams();
  return <CartById id={id} />;
}
