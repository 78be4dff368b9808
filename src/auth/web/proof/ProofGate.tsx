import { lazy, Suspense, useSyncExternalStore } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { useSession } from "#platform/web/session.ts";
import { openGate, whoIsAsked } from "#platform/web/with-proof.ts";
import { texts } from "./texts.ts";

/** Only for those who signed in a while ago. */
const ProofForm = lazy(() => import("./ProofForm.tsx").then(({ ProofForm: form }) => ({ default: form })));

/** Stands on screens that do what asks for fresh proof (`withProof`), and asks for it. */
export function ProofGate() {
  const session = useSession();
  const asked = useSyncExternalStore(openGate, whoIsAsked);
  if (!asked || !session) return null;
  return (
    <Dialog open onClose={asked.leave} title={texts.title}>
      <Suspense>
        <ProofForm session={session} onProven={asked.proven} />
      </Suspense>
    </Dialog>
  );
}
