import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Conversation } from "../contract.ts";
import { markConversationRead } from "./api.ts";
import { texts } from "./texts.ts";

/** Marks the newest message read once the returned ref's element is visible. */
export function useMarkConversationRead(subject: string, page: Conversation | null | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const { mutate } = useMutation({
    meta: { says: texts.title },
    mutationFn: (upTo: string) => markConversationRead(subject, upTo),
    onSuccess: () => refresh(api.messages, api.notifications),
  });
  const newest = page?.unread ? page.messages[0]?.id : undefined;
  useEffect(() => {
    if (!place.current || !newest) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      mutate(newest);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [newest, mutate]);
  return place;
}
