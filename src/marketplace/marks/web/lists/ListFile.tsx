import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import type { MediaListName, MyMediaSearch } from "./my-media-search.ts";

type ListFileProps = { list: MediaListName; organization: string | undefined; address: MyMediaSearch };

export function ListFile({ list, organization, address: { search, campaign } }: ListFileProps) {
  if (list === "own")
    return (
      <ListFileMenu name="outlets" read={(format) => download(api.media, "export", { query: { search, format } })} />
    );
  return (
    <ListFileMenu
      name={`${list}-outlets`}
      read={(format) =>
        download(api.medium_marks, "export", { query: { organization, kind: list, search, campaign, format } })
      }
    />
  );
}
