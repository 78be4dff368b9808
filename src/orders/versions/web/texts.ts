import { catalogue } from "#platform/words/catalogue.ts";
import type { TextVersionKind } from "../version.ts";

export const texts = catalogue("text versions", {
  title: "Versions",
  kinds: { sent: "Sent", replaced: "Replaced", kept: "Set aside" } satisfies Record<TextVersionKind, string>,
  by: (name: string, when: string) => (name ? `${name} · ${when}` : when),
  compare: "Compare",
  compareWith: (kind: string, when: string) => `Compare the text with “${kind}” of ${when}`,
  compareTitle: "What changed since",
  equal: "Both texts are the same.",
  use: "Use this text",
  none: "Versions appear here once the text is sent or someone else changes it.",
});
