import { lazy, Suspense, useSyncExternalStore } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { useSession } from "#platform/web/session.ts";
import { openGate, whoIsAsked } from "#platform/web/with-proof.ts";
import { texts } from "./texts.ts";

const ProofForm = lazy(() => import("./ProofForm.tsx").then(({ ProofForm: form }) => ({ default: form })));

/** For screens whose actions ask for fresh proof (`withProof`). */
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
