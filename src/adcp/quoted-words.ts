/** Fields whose texts Byline writes itself, or binds to a form: ids, states, days, amounts. */
const ownFields = new Set(
  `account_id media_buy_id package_id product_id pricing_option_id agent_url id cursor status action
   approval_status delivery_status delivery_type pricing_model scope order currency timezone
   selection_type asset_type item_type type profile pattern campaign start_time end_time start end
   confirmed_at created_at updated_at canceled_at created_date updated_date last_updated canceled_by
   payment_terms billing account_scope publisher_domain publication_date proof order_status
   hyperlink_kind filter valid_actions`.split(/\s+/),
);

/** Their contents are as somebody wrote them, also under a name of ours. */
const foreignFields = new Set(["assets", "targeting_overlay", "context"]);

/**
 * Lists the places of an answer where words of people stand: `products[].name`. A text counts unless its field is one of
 * ours. So new fields are untrusted from their first day (decision 0199).
 */
export function quotedWords(answer: unknown, place = "", field = ""): string[] {
  if (foreignFields.has(field)) return [place];
  if (typeof answer === "string") return ownFields.has(field) ? [] : [place];
  if (Array.isArray(answer)) return [...new Set(answer.flatMap((each) => quotedWords(each, `${place}[]`, field)))];
  if (typeof answer !== "object" || answer === null) return [];
  const named = Object.entries(answer).flatMap(([name, value]) =>
    quotedWords(value, place === "" ? name : `${place}.${name}`, name),
  );
  return [...new Set(named)];
}
