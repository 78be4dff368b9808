/** Lists that are read of one order alone. */
const ofOneOrder = ["OrderEvent", "LinkCheck", "OrderExtra", "Comment", "TextVersion", "BriefVersion"];

/** What a list of this resource is asked with, after another parameter. */
export const ofOrder = (resource: string, order: string | undefined): string =>
  ofOneOrder.includes(resource) && order ? `&order=${order}` : "";
