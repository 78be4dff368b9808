import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { config } from "../config.ts";
import { PageHead, type PageHeadProps } from "./PageHead.tsx";

type PageProps = PageHeadProps & {
  /** The tab's title, where the page's own is another. */
  documentTitle?: string;
  above?: ReactNode;
  /** Below a trail, which already keeps the distance. */
  isTight?: boolean;
  /** `narrow` for forms and text, `wide` for boards. */
  size?: keyof typeof pageWidths;
  children: ReactNode;
};

/** Pixels, with the room at both sides. */
export const pageWidths = { narrow: 784, regular: 1320, wide: 1680 };

/** A page with its title, also in the document's title (R1.7). */
export function Page({ documentTitle, above, size = "regular", isTight = false, children, ...head }: PageProps) {
  return (
    <Box maw={pageWidths[size]} mx="auto" px={{ base: "md", sm: "xl" }} pt={isTight ? 6 : { base: 16, sm: 24 }} pb={64}>
      <DocumentTitle title={documentTitle ?? head.title} />
      {above}
      <PageHead {...head} />
      {children}
    </Box>
  );
}

/** `Marketplace · Byline`, in the browser's tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · ${config.title}`}</title>;
}
