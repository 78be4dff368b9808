import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export const SearchMessages = () => (
  <ButtonLink to="/messages" variant="secondary">
    {texts.open}
  </ButtonLink>
);
