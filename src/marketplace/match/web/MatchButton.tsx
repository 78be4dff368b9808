import { Button } from "@mantine/core";
import IconListSearch from "@tabler/icons-react/icons/IconListSearch";
import { lazy, Suspense, useState } from "react";
import { Icon } from "#platform/web/components/Icon.tsx";
import { texts } from "../../web/texts.ts";

const MatchDialog = lazy(() => import("./MatchDialog.tsx"));

/** Keeps the pasted text and the result until the screen is left. */
export function MatchButton() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="header" leftSection={<Icon of={IconListSearch} />} onClick={() => setOpen(true)}>
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
