import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "../../web/texts.ts";
import type { SavedView } from "../contract.ts";
import { removeView } from "./api.ts";

const savedViewWords = texts.views;

/** Asks first, since colleagues may use the view too. */
export default function RemoveDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await removeView(view.id).then(() => notify.success(savedViewWords.removed), notify.failure);
    onClose();
  };
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={savedViewWords.removeTitle(view.name)}
      confirmLabel={savedViewWords.removeIt}
      onConfirm={() => void remove()}
      loading={isBusy}
    >
      {view.shared ? savedViewWords.removeShared : savedViewWords.removeOwn}
    </ConfirmModal>
  );
}
