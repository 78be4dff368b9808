import { AskFirstButton } from "../confirmation/AskFirstButton.tsx";
import { formTexts } from "./form-texts.ts";

type RemoveButtonProps = { name: string; text: string; onRemove: () => Promise<void> };

export function RemoveButton({ name, text, onRemove }: RemoveButtonProps) {
  const named = formTexts.removeNamed(name);
  return (
    <AskFirstButton
      variant="link"
      label={formTexts.remove}
      name={named}
      title={`${named}?`}
      text={text}
      act={onRemove}
      done={formTexts.removed}
    />
  );
}
