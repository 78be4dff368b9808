import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { Empty } from "./Empty.tsx";

/** A form for some roles. It stays once it is open: a role that is lost meanwhile takes nothing typed (R8.1). */
export function Permitted({ may, children }: { may: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(may);
  if (may && !isOpen) setOpen(true);
  return isOpen ? children : <Empty title={texts.noPermissions} />;
}
