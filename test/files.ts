import { join } from "node:path";
import { inject } from "vitest";
import { openFileStore } from "../src/platform/files/store.ts";

/** The files of the installations that this process opens; they are gone when the run ends. */
export const openTestFiles = () => openFileStore(join(inject("filesDirectory"), String(process.pid)));
