import { type Industry, industries } from "#accounts/survey/survey.ts";
import type { usualTopics } from "#media/topics.ts";
import { settledTopics } from "#media/topics.ts";

type Topic = (typeof usualTopics)[number];

const topics: Record<Industry, readonly Topic[]> = {
  Automotive: ["Automotive"],
  "Consumer goods": ["Lifestyle", "Family"],
  "Crypto and blockchain": ["Crypto", "Finance"],
  Education: ["Education"],
  "Energy and environment": ["Energy", "Environment"],
  "Fashion and beauty": ["Fashion", "Lifestyle"],
  "Finance and insurance": ["Finance", "Business"],
  "Food and drink": ["Food"],
  Gaming: ["Gaming"],
  Health: ["Health"],
  "Home and garden": ["Home", "Family"],
  Law: ["Law", "Business"],
  "Marketing and advertising": ["Marketing", "Business"],
  "Media and entertainment": ["Entertainment", "Culture"],
  "Real estate": ["Real estate"],
  Science: ["Science"],
  "Software and technology": ["Technology"],
  Sports: ["Sports"],
  "Travel and hospitality": ["Travel", "Food"],
};

const isUsual = (industry: string): industry is Industry => industries.some((name) => name === industry);

/** Returns an industry's topics in the first view (R3.9); a typed industry is its own topic. */
export const topicsOfIndustry = (industry: string): string[] =>
  isUsual(industry) ? [...topics[industry]] : settledTopics([industry]).map((topic) => topic.slice(0, 60));
