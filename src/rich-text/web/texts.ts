import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("rich-text", {
  controls: {
    boldControlLabel: "Bold",
    italicControlLabel: "Italic",
    h2ControlLabel: "Heading",
    h3ControlLabel: "Subheading",
    bulletListControlLabel: "List",
    orderedListControlLabel: "Numbered list",
    blockquoteControlLabel: "Quote",
    undoControlLabel: "Undo",
    redoControlLabel: "Redo",
  },
  link: "Hyperlink",
  linkAddress: "Address",
  linkKind: "Kind",
  linkApply: "Set the link",
  linkRemove: "Remove the link",
  linkSelect: "Without a selection, the address itself becomes the text.",
  imageChoose: "Choose a JPEG, PNG, WebP or GIF",
  imageUpload: "Upload the image",
  image: "Image",
  imageFile: "Image file",
  imageText: "Description for people who cannot see it",
  imageCaption: "Caption (optional)",
  imageAdd: "Add the image",
  table: "Table",
  tableChanges: {
    addRow: "Add a row below",
    addColumn: "Add a column to the right",
    deleteRow: "Remove the row",
    deleteColumn: "Remove the column",
    deleteTable: "Remove the table",
  },
  importFile: "Import",
  importFailed: "This file can't be read. Import a Word (.docx), Markdown, HTML or text file.",
  importTooBig: (megabytes: number) => `A file may have ${megabytes} MB at most.`,
  imagesDropped: (count: number) =>
    count === 1 ? "1 image was left out. Add it with Image." : `${count} images were left out. Add them with Image.`,
  linksDropped: (count: number) =>
    count === 1
      ? "1 link was removed and its words kept, since this order is booked without links."
      : `${count} links were removed and their words kept, since this order is booked without links.`,
});
