import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Invitations } from "../../invitations/web/Invitations.tsx";
import { InviteForm } from "../../invitations/web/InviteForm.tsx";
import { membersQuery, type WorkPlace } from "../../members/web/api.ts";
import { MemberTable } from "../../members/web/MemberTable.tsx";
import { texts } from "../../members/web/texts.ts";

type PeopleProps = {
  place: WorkPlace;
  mayInvite: boolean;
  mayHandOver?: boolean;
  /** After leaving, the reader has no access to the place. */
  onLeft: () => void;
};

export function People({ place, mayInvite, mayHandOver = false, onLeft }: PeopleProps) {
  const members = useQuery(membersQuery(place));
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
      <QueryState query={members} inline>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <MemberTable place={place} members={items} mayHandOver={mayHandOver} onLeft={onLeft} />
          )
        }
      </QueryState>
      {mayInvite && <Invitations place={place} />}
      {mayInvite && <InviteForm place={place} />}
    </ListSection>
  );
}
