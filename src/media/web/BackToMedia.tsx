import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function BackToMedia() {
  return (
    <AnchorLink to="/publisher/outlets" fz="sm" mb="xs" display="inline-block">
      ← {texts.back}
    </AnchorLink>
  );
}
