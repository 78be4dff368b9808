import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

type BundledPackage = { name: string; version: string; license: string; text: string };

/**
 * Writes `licenses.txt` with the bundled packages' license texts, and `bundled.json` for the bill of materials. `copied`
 * names packages of which a file is copied as it is.
 */
export function bundledLicenses(copied: readonly string[]): Plugin {
  return {
    name: "bundled-licenses",
    apply: "build",
    generateBundle() {
      const folders = new Set([
        ...[...this.getModuleIds()].flatMap((id) => packageFolderOf(id) ?? []),
        ...copied.map((name) => join("node_modules", name)),
      ]);
      const packages = [...folders]
        .map(readPackage)
        .toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
      this.emitFile({
        type: "asset",
        fileName: "licenses.txt",
        source: packages.map(notice).join(`\n${"-".repeat(72)}\n\n`),
      });
      const bundled = packages.map(({ name, version }) => ({ name, version }));
      this.emitFile({ type: "asset", fileName: "builds/bundled.json", source: `${JSON.stringify(bundled)}\n` });
    },
  };
}

/** The folder of a module's package; undefined for a source of ours. */
function packageFolderOf(id: string): string | undefined {
  const path = id.replace(/^\0/, "").split("?")[0] ?? "";
  const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1];
  return inside && existsSync(join(inside, "package.json")) ? inside : undefined;
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
  return { name: name ?? folder.split(sep).at(-1), version, license: license ?? "", text };
}

const notice = ({ name, version, license, text }: BundledPackage): string =>
  `${name} ${version}\nLicense: ${license}\n\n${text || "Its package holds no text of this license."}\n`;
