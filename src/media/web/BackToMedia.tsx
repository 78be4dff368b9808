import { BackWords } from "#platform/web/components/BackWords.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

export function BackToMedia() {
  return (
    <AnchorLink to="/publisher/outlets" fz="sm" mb="xs" display="inline-block">
      <BackWords>{texts.back}</BackWords>
    </AnchorLink>
  );
}
