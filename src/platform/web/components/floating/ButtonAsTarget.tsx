import { type Ref, useLayoutEffect } from "react";

/** Stands for a button that was drawn before its floating part came. */
export function ButtonAsTarget({ button, ref }: { button: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(button);
    else if (ref) ref.current = button;
  }, [button, ref]);
  return null;
}
