import { ButtonLink } from "#platform/web/components/links.tsx";

/** From a list of the operator's to the settings that it goes with. */
export const SettingsLink = ({ label }: { label: string }) => (
  <ButtonLink to="/operator/settings" variant="secondary">
    {label}
  </ButtonLink>
);
