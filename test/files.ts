import { join } from "node:path";
import { inject } from "vitest";
import { openFileStore } from "../src/platform/files/store.ts";

/** Removed when the run ends. */
export const openTestFiles = () => openFileStore(join(inject("filesDirectory"), String(process.pid)));
