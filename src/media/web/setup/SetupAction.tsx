import { Button, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { ListedMedia } from "../../contract.ts";
import type { SetupItem } from "../../setup.ts";
import { editMedia } from "../changes.ts";
import { texts } from "../texts.ts";

const setupListWords = texts.setupList;

export function SetupAction({ item, medium }: { item: SetupItem; medium: ListedMedia }) {
  const { id, name, domain, formatCount, verification } = medium;
  const named = (action: string) => ({ "aria-label": setupListWords.actionFor(action, name), children: action });
  switch (item) {
    case "description":
    case "topics":
      return <AnchorLink to="/publisher/setup-list" search={{ edit: id }} {...named(setupListWords.actions[item])} />;
    case "verification":
      return (
        <AnchorLink
          to="/publisher/setup-list"
          search={{ verify: id }}
          {...named(
            verification?.state === "missing"
              ? setupListWords.actions.verificationGone
              : setupListWords.actions.verification,
          )}
        />
      );
    case "format":
      return formatCount === 0 ? (
        <AnchorLink to="/format/create" search={{ media: id }} {...named(setupListWords.actions.firstFormat)} />
      ) : (
        <AnchorLink to="/publisher/dashboard" search={{ search: domain }} {...named(setupListWords.actions.format)} />
      );
    case "listing":
      return <ListAction medium={medium} named={named} />;
  }
}

type ListActionProps = { medium: ListedMedia; named: (action: string) => { "aria-label": string; children: string } };

function ListAction({ medium: { id, name, status, moves }, named }: ListActionProps) {
  const list = useMutation({
    meta: { says: setupListWords.actionFor(setupListWords.actions.listing, name) },
    mutationFn: () => editMedia(id, { status: "listed" }),
    onSuccess: (moved) => notify.success(setupListWords.sent[moved.status] ?? setupListWords.done, name),
    onError: notify.failure,
  });
  if (status === "unproven" || status === "in_review")
    return (
      <Text span fz="sm" c="dimmed">
        {status === "unproven" ? setupListWords.waitingForProof : setupListWords.waiting}
      </Text>
    );
  if (moves.length === 0) return null;
  const action = status === "rejected" ? setupListWords.actions.again : setupListWords.actions.listing;
  return <Button variant="secondary" loading={list.isPending} onClick={() => list.mutate()} {...named(action)} />;
}
