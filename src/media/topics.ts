/** Fields offer these topics; any other word is as good (decision 0037). */
export const usualTopics = [
  "Automotive",
  "Business",
  "Crypto",
  "Culture",
  "Education",
  "Energy",
  "Entertainment",
  "Environment",
  "Family",
  "Fashion",
  "Finance",
  "Food",
  "Gaming",
  "Health",
  "Home",
  "Law",
  "Lifestyle",
  "Local",
  "Marketing",
  "Politics",
  "Real estate",
  "Science",
  "Sports",
  "Technology",
  "Travel",
] as const;

const spellings = new Map(usualTopics.map((topic) => [topic.toLowerCase(), topic]));

/** Spells usual topics as in the list, and drops repeated words regardless of case. */
export function settledTopics(topics: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const topic of topics) {
    const word = topic.toLowerCase();
    if (!kept.has(word)) kept.set(word, spellings.get(word) ?? topic);
  }
  return [...kept.values()];
}
