import { Dialog } from "#platform/web/components/Dialog.tsx";
import { type EnrolledApp, EnrollForm } from "./EnrollForm.tsx";
import { texts } from "./texts.ts";

export function EnrollDialog({ enrolled, onClose }: { enrolled: EnrolledApp; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.factors.addTitle}>
      <EnrollForm enrolled={enrolled} onDone={onClose} />
    </Dialog>
  );
}
