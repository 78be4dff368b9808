import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

/** The way to the search in all conversations. */
export const SearchMessages = () => (
  <ButtonLink to="/messages" variant="secondary">
    {texts.open}
  </ButtonLink>
);
