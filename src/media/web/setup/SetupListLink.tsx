import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { myMediaPageQuery } from "../api.ts";
import { setupListWords } from "./setup-list-words.ts";

export function SetupListLink() {
  const { data } = useQuery(myMediaPageQuery({ incomplete: true, page: 1 }));
  if (!data?.totalItems) return null;
  return (
    <ButtonLink to="/publisher/setup-list" variant="secondary">
      {setupListWords.link(data.totalItems)}
    </ButtonLink>
  );
}
