/** `npm run client`: writes the client's functions anew, after an operation or a field changed. */
import { writeFileSync } from "node:fs";
import { clientFile, clientSource } from "./client-source.ts";

writeFileSync(clientFile, await clientSource());
