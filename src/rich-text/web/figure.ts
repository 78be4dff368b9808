import { mergeAttributes, Node } from "@tiptap/react";

export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: "figcaption",
      getAttrs: (figure) => {
        const image = figure.querySelector("img");
        return image && figure.querySelector("figcaption")
          ? { src: image.getAttribute("src"), alt: image.getAttribute("alt") ?? "" }
          : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["figure", ["img", mergeAttributes(HTMLAttributes)], ["figcaption", 0]],
});
