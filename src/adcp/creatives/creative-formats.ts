/** A publication is made from the buyer's own article, or from material for the publisher's writing. */
export const creativeFormatIds = ["article", "material"] as const;
export type CreativeFormatId = (typeof creativeFormatIds)[number];

type FormatAsset = { item_type: string; asset_type: string; asset_id: string; required: boolean };

const textAsset = (id: string, required: boolean, name: string, requirements: object) => ({
  item_type: "individual",
  asset_type: "text",
  asset_id: id,
  required,
  name,
  requirements,
});

const addressed = (assetType: "image" | "video" | "url") => ({
  item_type: "individual",
  asset_type: assetType,
  asset_id: assetType,
  required: false,
});

const formats: Record<CreativeFormatId, { name: string; description: string; assets: FormatAsset[] }> = {
  article: {
    name: "Article",
    description:
      "Your own text. Each product's conditions bind its length, links and images; the publisher accepts it before it is published.",
    assets: [
      textAsset("title", true, "Title", { min_length: 1, max_length: 300 }),
      { item_type: "individual", asset_type: "html", asset_id: "body", required: true },
    ],
  },
  material: {
    name: "Material for the publisher's writing",
    description: "A brief, addresses of images, videos or pages, or several of them: the publisher writes from them.",
    assets: [
      textAsset("brief", false, "Brief", { max_length: 8_000 }),
      addressed("image"),
      addressed("video"),
      addressed("url"),
    ],
  },
};

export const formatReferenceOf = (agentUrl: string, id: CreativeFormatId) => ({ agent_url: agentUrl, id });

/** The protocol's format object. */
export const creativeFormatAnswer = (agentUrl: string, id: CreativeFormatId) => {
  const { name, description, assets } = formats[id];
  return { format_id: formatReferenceOf(agentUrl, id), name, description, assets };
};

const trimmed = (url: string): string => url.replace(/\/+$/, "");

/** Undefined for a format of another agent, or an unknown one. */
export const creativeFormatNamed = (
  agentUrl: string,
  { agent_url: url, id }: { agent_url: string; id: string },
): CreativeFormatId | undefined =>
  trimmed(url) === trimmed(agentUrl) ? creativeFormatIds.find((each) => each === id) : undefined;
