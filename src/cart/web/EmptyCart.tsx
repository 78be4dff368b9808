import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

/** A cart with nothing in it, and the way to fill it. */
export function EmptyCart() {
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      action={<ButtonLink to="/media">{texts.toMarketplace}</ButtonLink>}
    />
  );
}
