import { catalogue } from "#platform/web/catalogue.ts";
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
    text: "Your answers set up your first campaign and what the marketplace shows first.",
    action: "Answer the questions",
  },
  questions: {
    name: "What is your name?",
    workplace: "Where do you work?",
    role: "What is your role?",
    promoting: "Whom do you promote?",
    goal: "What should publications do for you?",
    goalText: "What is your goal, in your own words?",
    budget: "What is your monthly budget?",
    timing: "When should your first publication be out?",
    industry: "Which industry are your publications about?",
    countries: "In which countries do you want to be read?",
  } satisfies Record<SurveyStep, string>,
  /** Shown only where the question's use is not obvious. */
  uses: {
    name: "The people you work with see it. Your answers set up your first campaign; you can go on later, from your profile.",
    role: "We suggest whom to invite first.",
    promoting: "With clients, each one gets a project of its own.",
    goal: "Your first campaign has this goal, and the marketplace shows what fits it.",
    timing: "The cart proposes this day as your publish date.",
    industry: "The marketplace shows outlets with its topics first.",
    countries: "The marketplace shows outlets there first.",
  } as Partial<Record<SurveyStep, string>>,
  answers: {
    workplace: {
      agency: "An agency",
      company: "A company",
      individual: "I work for myself",
      publisher: "A publisher: I have media to offer",
    },
    role: {
      founder: "Founder or CEO",
      head: "Head of a department",
      specialist: "Specialist",
      manager: "Manager",
    },
    promoting: {
      CLIENT_COMPANIES: "Clients that are companies",
      CLIENT_INDIVIDUALS: "Clients that are individuals",
      AGENCY: "My agency",
      MYSELF: "Myself or my own company",
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
    timing: {
      week: "Within a week",
      month: "Within a month",
      quarter: "Within three months",
      year: "Within a year",
      undecided: "I don't know yet",
    },
  } as Partial<Record<SurveyStep, Record<string, string>>>,
});
