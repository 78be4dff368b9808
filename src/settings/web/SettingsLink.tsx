import { ButtonLink } from "#platform/web/components/links.tsx";

export const SettingsLink = ({ label }: { label: string }) => (
  <ButtonLink to="/operator/settings" variant="secondary">
    {label}
  </ButtonLink>
);
