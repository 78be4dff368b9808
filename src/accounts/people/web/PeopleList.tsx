import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Invitations } from "../../invitations/web/Invitations.tsx";
import { InviteForm } from "../../invitations/web/InviteForm.tsx";
import { membersQuery, type WorkPlace } from "../../members/web/api.ts";
import { MemberTable } from "../../members/web/MemberTable.tsx";
import { texts } from "../../members/web/texts.ts";

export type PeopleProps = {
  place: WorkPlace;
  mayInvite: boolean;
  mayHandOver?: boolean;
  /** After leaving, the reader has no access to the place. */
  onLeft: () => void;
};

export default function PeopleList({ place, mayInvite, mayHandOver = false, onLeft }: PeopleProps) {
  const members = useQuery(membersQuery(place));
  return (
    <>
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
    </>
  );
}
