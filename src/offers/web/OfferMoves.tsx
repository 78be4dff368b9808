import { Button, Group } from "@mantine/core";
import { lazy, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { OnceOpened } from "#platform/web/components/OnceOpened.tsx";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { Offer } from "../contract.ts";
import { type OfferMoveOfPeople, offerPermissions } from "../offer.ts";
import { offerMoveWords } from "./offer-move-words.ts";

const loadDialog = () => import("./OfferMoveDialog.tsx");
const OfferMoveDialog = lazy(loadDialog);

export function OfferMoves({ offer }: { offer: Offer }) {
  if (!mayAct(offer)) return null;
  // Withdrawing would do the same as declining for an asked advertiser.
  const moves = offer.moves.filter((move) => move !== "withdraw" || !offer.moves.includes("decline"));
  return (
    <Group gap="sm">
      {moves.map((move) => (
        <OfferMoveButton key={`${move} ${offer.version}`} offer={offer} move={move} />
      ))}
    </Group>
  );
}

function OfferMoveButton({ offer, move }: { offer: Offer; move: OfferMoveOfPeople }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={move === "accept" ? "accent" : "secondary"}
        {...loadAhead(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {offerMoveWords[move].label}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <OfferMoveDialog offer={offer} move={move} opened={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  );
}

function mayAct({ party, role }: Offer): boolean {
  if (party === "operator") return false;
  return placeRoleMay(role, party === "client" ? "project" : "media", offerPermissions[party]);
}
