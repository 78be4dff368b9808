import { briefMax } from "#orders/briefs/brief.ts";
import type { CreativeFormatId } from "./creative-formats.ts";

type CreativeAsset = { asset_type: string; [field: string]: unknown };
export type CreativeAssets = Readonly<Record<string, CreativeAsset>>;

export type StoredCreative = {
  id: string;
  accountId: string;
  /** The buyer's own id. */
  creativeId: string;
  name: string;
  formatId: CreativeFormatId;
  assets: CreativeAssets;
};

/** An order gets the text itself, or the brief from which its publisher writes. */
export type OrderText = { title: string; content: string } | { brief: string };

const titleMax = 300;
const bodyMax = 400_000;
const addressTypes = ["image", "video", "url"];

const contentOf = (asset: CreativeAsset | undefined): string =>
  typeof asset?.content === "string" ? asset.content.trim() : "";

/** Turns a creative's assets into an order's text. Returns the problems in words if they make none. */
export function orderTextOf(formatId: CreativeFormatId, name: string, assets: CreativeAssets): OrderText | string[] {
  return formatId === "article" ? articleOf(assets) : materialOf(name, assets);
}

function articleOf({ title, body }: CreativeAssets): OrderText | string[] {
  const text = { title: contentOf(title), content: contentOf(body) };
  const problems = [
    ...(text.title === "" ? ["`title` is missing: a text asset with the headline."] : []),
    ...(text.title.length > titleMax ? [`\`title\` has more than ${titleMax} characters.`] : []),
    ...(text.content === "" ? ["`body` is missing: an html asset with the text."] : []),
    ...(text.content.length > bodyMax ? [`\`body\` has more than ${bodyMax} characters.`] : []),
  ];
  return problems.length > 0 ? problems : text;
}

function materialOf(name: string, assets: CreativeAssets): OrderText | string[] {
  const addresses = Object.values(assets).flatMap(({ asset_type: type, url }) =>
    addressTypes.includes(type) && isWebAddress(url) ? [`${type}: ${url}`] : [],
  );
  const brief = contentOf(assets.brief);
  if (brief === "" && addresses.length === 0)
    return ["There is nothing to write from: add a `brief`, or an asset with an http address."];
  const text = [name, brief, ...addresses].filter(Boolean).join("\n");
  return text.length > briefMax ? [`The material has more than ${briefMax} characters.`] : { brief: text };
}

const isWebAddress = (url: unknown): url is string =>
  typeof url === "string" && url.length <= 2_000 && /^https?:\/\//i.test(url) && URL.canParse(url);
