/** `npm run cluster`: puts Byline up past one machine, on one, until Ctrl-C, and tears all of it down. */
import { missingForInstallation, startInstallation } from "./installation.ts";

const missing = missingForInstallation();
if (missing.length > 0) {
  console.error(`Not installed: apt-get install ${missing.join(" ")}`);
  process.exit(1);
}
const { url, ownerUrl, parts, output } = await startInstallation({ DEMO: process.env.DEMO ?? "false" });
console.log(output());
console.log(`Byline is open at ${url}, its database at ${ownerUrl}`);
console.log(`Its parts: ${Object.keys(parts).join(", ")}. Stop: Ctrl-C`);
