type LockedPackage = { version?: string; license?: string; integrity?: string; dev?: boolean; devOptional?: boolean };
type Lock = { name: string; version: string; packages: Record<string, LockedPackage> };
type Bundled = { name: string; version: string }[];

const inside = "node_modules/";

/** CycloneDX 1.6: the packages that a release runs or sends to browsers, each marked with its place. */
export function billOfMaterials(lock: Lock, bundled: Bundled) {
  const isBundled = (name: string, version?: string) =>
    bundled.some((each) => each.name === name && each.version === version);
  const components = Object.entries(lock.packages)
    .filter(([path]) => path.startsWith(inside))
    .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf(inside) + inside.length), ...locked }))
    .map((each) => ({ ...each, runs: runsIn(each, isBundled(each.name, each.version)) }))
    .filter(({ runs }) => runs.length > 0);
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: lock.name, version: lock.version } },
    components: unique(components.map(componentOf)),
  };
}

function runsIn({ dev, devOptional }: LockedPackage, isInBrowsers: boolean): string[] {
  const isOnServer = !dev && !devOptional;
  return [...(isOnServer ? ["server"] : []), ...(isInBrowsers ? ["browser"] : [])];
}

function componentOf({
  name,
  version = "",
  license,
  integrity,
  runs,
}: LockedPackage & { name: string; runs: string[] }) {
  const [algorithm, hash] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === "sha512" && hash
      ? { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }
      : {}),
    properties: runs.map((value) => ({ name: "byline:runs-in", value })),
  };
}

/** A package in several folders counts once. */
const unique = <Component extends { "bom-ref": string }>(components: Component[]): Component[] => [
  ...new Map(components.map((component) => [component["bom-ref"], component])).values(),
];
