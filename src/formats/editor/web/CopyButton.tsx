import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { Format } from "../../contract.ts";
import { texts } from "./texts.ts";

const loadDialog = () => import("./CopyDialog.tsx");
const CopyDialog = lazy(loadDialog);

export function CopyButton({ format }: { format: Format }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" {...loadAhead(loadDialog)} onClick={() => setOpen(true)}>
        {texts.copies.open}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyDialog format={format} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
