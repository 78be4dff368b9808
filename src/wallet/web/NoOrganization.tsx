import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function NoOrganization() {
  const { title, text, action } = texts.noOrganization;
  return <Empty title={title} text={text} action={<ButtonLink to="/dashboard">{action}</ButtonLink>} />;
}
