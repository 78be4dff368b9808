import { placeRoleMay } from "#accounts/permissions.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function EmptyCart({ role }: { role: number | null }) {
  const mayFill = placeRoleMay(role, "project", "cart.edit");
  return (
    <Empty
      title={texts.empty}
      text={mayFill ? texts.emptyText : undefined}
      action={mayFill && <ButtonLink to="/media">{texts.toMarketplace}</ButtonLink>}
    />
  );
}
