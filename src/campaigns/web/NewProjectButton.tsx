import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadAhead } from "#platform/web/load-ahead.ts";
import { texts } from "./texts.ts";

const loadDialog = () => import("./NewProjectDialog.tsx");
const NewProjectDialog = lazy(loadDialog);

export function NewProjectButton({ organizationId }: { organizationId: string }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" {...loadAhead(loadDialog)} onClick={() => setOpen(true)}>
        {texts.dashboard.newProject}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <NewProjectDialog organizationId={organizationId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
