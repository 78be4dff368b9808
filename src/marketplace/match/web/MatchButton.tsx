import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { texts } from "../../web/texts.ts";

const MatchDialog = lazy(() => import("./MatchDialog.tsx"));

/** Keeps the pasted text and the result until the screen is left. */
export function MatchButton() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.match.open}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <MatchDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
