import { accessSync, constants, statSync } from "node:fs";
import { z } from "zod";
import { findServiceUser, isRoot } from "#platform/processes/service-user.ts";

/** Pictures are off without a browser (decision 0073). */
export const pictureVariables = {
  PICTURE_BROWSER: z
    .string()
    .refine(
      isProgram,
      "no program that can be run lies there. Name the path of Chromium or Chrome, such as /usr/bin/chromium",
    )
    .refine(
      () => !isRoot() || findServiceUser() !== undefined,
      'Byline runs as root and this system has no account "nobody" for the browser. Add an account "byline", or start Byline as an ordinary user',
    )
    .optional(),
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
