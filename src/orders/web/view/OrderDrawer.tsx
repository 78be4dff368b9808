import { lazy, Suspense, useEffect, useState } from "react";

/** Both come with the first order that is opened, or pointed at: lists of orders need none of it. */
const loadDrawer = () => Promise.all([import("./OpenDrawer.tsx"), import("./OrderContent.tsx")]).then(([it]) => it);
const OpenDrawer = lazy(loadDrawer);

const intents = ["pointerover", "focusin"] as const;

type OrderDrawerProps = { orderId: string | undefined; onClose: () => void };

export function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
  const [wasOpen, setWasOpen] = useState(orderId !== undefined);
  if (orderId !== undefined && !wasOpen) setWasOpen(true);
  useEffect(() => {
    const follow = ({ target }: Event) =>
      void (target instanceof Element && target.closest('a[href*="order="]') && loadDrawer());
    for (const name of intents) document.addEventListener(name, follow, { passive: true });
    return () => {
      for (const name of intents) document.removeEventListener(name, follow);
    };
  }, []);
  return <Suspense>{wasOpen && <OpenDrawer orderId={orderId} onClose={onClose} />}</Suspense>;
}
