import { catalogue } from "#platform/words/catalogue.ts";
import type { SurveyStep } from "./steps.ts";

export const texts = catalogue("survey", {
  title: "A few questions",
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  back: "Back",
  next: "Continue",
  finish: "Finish",
  later: "Answer later",
  /** Shown on the profile and before the first organization. */
  goOn: {
    text: "We'll use your answers to set up your first campaign and tune the marketplace.",
    action: "Answer the questions",
  },
  questions: {
    name: "What is your name?",
    workplace: "Where do you work?",
    role: "What is your role?",
    promoting: "Who do you promote?",
    goal: "What do you want from your publications?",
    goalText: "What is your goal, in your own words?",
    budget: "What is your monthly budget?",
    timing: "When should your first publication be out?",
    industry: "Which industry are your publications about?",
    countries: "Which countries are your readers in?",
  } satisfies Record<SurveyStep, string>,
  /** Shown only where the question's use is not obvious. */
  uses: {
    name: "Your colleagues see it. We'll use your answers to set up your first campaign. You can continue later from your profile.",
    role: "We suggest who to invite first.",
    promoting: "Each client gets its own project.",
    goal: "We set this goal for your first campaign and tune the marketplace to it.",
    timing: "The cart suggests this as your publish date.",
    industry: "The marketplace shows outlets on these topics first.",
    countries: "The marketplace shows outlets in these countries first.",
  } as Partial<Record<SurveyStep, string>>,
  answers: {
    workplace: {
      agency: "An agency",
      company: "A company",
      individual: "I work for myself",
      publisher: "A publisher: I run outlets",
    },
    role: {
      founder: "Founder or CEO",
      head: "Head of department",
      specialist: "Specialist",
      manager: "Manager",
    },
    promoting: {
      CLIENT_COMPANIES: "Companies",
      CLIENT_INDIVIDUALS: "Individuals",
      AGENCY: "My agency",
      MYSELF: "Myself or my own company",
    },
    goal: {
      seo: "Better search rankings",
      traffic: "More visitors",
      awareness: "Brand awareness",
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
    timing: {
      week: "Within a week",
      month: "Within a month",
      quarter: "Within three months",
      year: "Within a year",
      undecided: "I don't know yet",
    },
  } as Partial<Record<SurveyStep, Record<string, string>>>,
});
