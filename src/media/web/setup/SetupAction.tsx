import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Media } from "../../contract.ts";
import type { SetupItem } from "../../setup.ts";
import { editMedia } from "../changes.ts";
import { texts } from "../texts.ts";

const words = texts.setupList;

export function SetupAction({ item, medium }: { item: SetupItem; medium: Media }) {
  const { id, name, domain, formatCount, verification } = medium;
  const named = (action: string) => ({ "aria-label": words.actionFor(action, name), children: action });
  switch (item) {
    case "description":
    case "topics":
      return <AnchorLink to="/publisher/setup-list" search={{ edit: id }} {...named(words.actions[item])} />;
    case "verification":
      return (
        <AnchorLink
          to="/publisher/setup-list"
          search={{ verify: id }}
          {...named(verification?.state === "missing" ? words.actions.verificationGone : words.actions.verification)}
        />
      );
    case "format":
      return formatCount === 0 ? (
        <AnchorLink to="/format/create" search={{ media: id }} {...named(words.actions.firstFormat)} />
      ) : (
        <AnchorLink to="/publisher/dashboard" search={{ search: domain }} {...named(words.actions.format)} />
      );
    case "listing":
      return <ListAction medium={medium} named={named} />;
  }
}

type ListActionProps = { medium: Media; named: (action: string) => { "aria-label": string; children: string } };

function ListAction({ medium: { id, name, status, moves }, named }: ListActionProps) {
  const list = useMutation({
    meta: { says: words.actionFor(words.actions.listing, name) },
    mutationFn: () => editMedia(id, { status: "listed" }),
    onSuccess: (moved) => notify.success(words.sent[moved.status] ?? words.done, name),
    onError: notify.failure,
  });
  if (status === "unproven" || status === "in_review")
    return (
      <Text span fz="sm" c="dimmed">
        {status === "unproven" ? words.waitingForProof : words.waiting}
      </Text>
    );
  if (moves.length === 0) return null;
  const action = status === "rejected" ? words.actions.again : words.actions.listing;
  return <Button variant="secondary" loading={list.isPending} onClick={() => list.mutate()} {...named(action)} />;
}
