import Image from "@tiptap/extension-image";
import type { NodeViewRenderer } from "@tiptap/react";
import { Figure } from "./figure.ts";

/** Returns a temporary address for an image's path. */
export type AddressOf = (path: string) => Promise<string>;

/** A text stores its images' paths; the temporary address drawn never enters the text. */
export const privateImages = (addressOf: AddressOf) => [
  Image.extend({ addNodeView: () => imageView(addressOf) }),
  Figure.extend({ addNodeView: () => figureView(addressOf) }),
];

const imageView =
  (addressOf: AddressOf): NodeViewRenderer =>
  ({ node }) => ({ dom: imageOf(node.attrs, addressOf) });

const figureView =
  (addressOf: AddressOf): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement("figure");
    const contentDOM = document.createElement("figcaption");
    dom.append(imageOf(node.attrs, addressOf), contentDOM);
    return { dom, contentDOM };
  };

function imageOf({ src, alt }: Record<string, unknown>, addressOf: AddressOf): HTMLImageElement {
  const image = document.createElement("img");
  image.alt = typeof alt === "string" ? alt : "";
  if (typeof src === "string" && src.startsWith("/files/"))
    void addressOf(src).then((address) => {
      image.src = address;
    });
  return image;
}
