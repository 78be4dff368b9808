import { join } from "node:path";
import { inject } from "vitest";
import { openFolderStore } from "../src/platform/files/store.ts";

/** Removed when the run ends. */
export const openTestFiles = () => openFolderStore(join(inject("filesDirectory"), String(process.pid)));
