import { catalogue } from "#platform/words/catalogue.ts";

export const formTexts = catalogue("forms", {
  save: "Save",
  saved: "Saved",
  back: "Go back",
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removed: "Removed",
});
