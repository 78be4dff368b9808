import { lazy, Suspense } from "react";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { texts } from "../../members/web/texts.ts";
import type { PeopleProps } from "./PeopleList.tsx";

const PeopleList = lazy(() => import("./PeopleList.tsx"));

/** The words are drawn with the screen, the list comes after it (decision 0289). */
export function People(props: PeopleProps) {
  const { place } = props;
  return (
    <ListSection
      title={texts.title}
      text={texts.seesAll}
      action={
        place.kind === "organization" && (
          <ListFileMenu
            name="members"
            read={(format) =>
              download(api.organization_members, "export", { query: { organization: place.id, format } })
            }
          />
        )
      }
    >
      <Suspense fallback={<Waiting />}>
        <PeopleList {...props} />
      </Suspense>
    </ListSection>
  );
}
