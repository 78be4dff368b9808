import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function NoOrganization() {
  const { title, text, action } = texts.noOrganization;
  return <EmptyState title={title} text={text} action={<ButtonLink to="/dashboard">{action}</ButtonLink>} />;
}
