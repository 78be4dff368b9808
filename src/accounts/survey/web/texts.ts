import { catalogue } from "#platform/web/catalogue.ts";
import type { AskedQuestion } from "../survey.ts";

/** The survey after sign-up (R3.9). */
export const texts = catalogue("survey", {
  title: "A few questions",
  lead: "They set up your first campaign and what the marketplace shows first. You can go on later, from your profile.",
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  back: "Back",
  next: "Continue",
  finish: "Finish",
  later: "Answer later",
  /** The way back to it, on the profile and where the first organization is made. */
  goOn: {
    text: "Your answers set up your first campaign and what the marketplace shows first.",
    action: "Answer the questions",
  },
  questions: {
    workplace: "Where do you work?",
    goal: "What should publications do for you?",
    goalText: "What is your goal, in your own words?",
    budget: "What is your monthly budget?",
    countries: "In which countries do you want to be read?",
  } satisfies Record<AskedQuestion, string>,
  answers: {
    workplace: {
      agency: "An agency",
      company: "A company",
      individual: "I work for myself",
      publisher: "A publisher: I have media to offer",
    },
    goal: {
      seo: "Better places in search results",
      traffic: "More visitors",
      awareness: "To be better known",
      reputation: "A better reputation",
      visa: "Evidence for a visa",
      other: "Something else",
    },
    budget: {
      under1000: "Under $1,000",
      from1000to10000: "$1,000–10,000",
      from10000to25000: "$10,000–25,000",
      from25000to50000: "$25,000–50,000",
      over50000: "Over $50,000",
    },
  } as Partial<Record<AskedQuestion, Record<string, string>>>,
});
