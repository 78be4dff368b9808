import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { MakeOfferProps } from "./MakeOfferDialog.tsx";
import { texts } from "./texts.ts";

const loadDialog = () => import("./MakeOfferDialog.tsx");
const MakeOfferDialog = lazy(loadDialog);

/** Choices made elsewhere begin a new form. */
export function MakeOffer(props: MakeOfferProps) {
  const { currentProjectRole: role } = useClientUser();
  const [isOpen, setOpen] = useState<boolean>();
  if (!placeRoleMay(role, "project", "offer.make")) return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={texts.make.buttonFor(`${props.mediaName}, ${props.formatType}`)}
        {...loadAhead(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {texts.make.button}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <MakeOfferDialog key={JSON.stringify(props.chosen)} {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
