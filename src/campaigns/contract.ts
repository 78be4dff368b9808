import { z } from "zod";
import { topicList } from "#media/topics.ts";
import { messages } from "#platform/contract/messages.ts";
import {
  amount,
  cents,
  day,
  dayBetween,
  instant,
  linkIn,
  linkTo,
  longText,
  shortText,
  showsAmounts,
  uploadedImage,
  webAddress,
} from "#platform/contract/wire.ts";
import { campaignGoals, campaignStatuses } from "./campaign.ts";

const words = (max: number) => z.array(shortText(60)).max(max);

/** A project of an organization (R3.3), with what its campaigns have spent and hold, in cents. */
export const projectSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  brandDescription: z.string(),
  /** The brand's logo, on the project, its reports and what is shared with clients: a PNG or JPEG that was uploaded. */
  logo: z.string().nullable(),
  topics: z.array(z.string()),
  countries: z.array(z.string()),
  /** Whether viewers read prices, fee and earnings too (R6.3). */
  viewersSeeAmounts: z.boolean(),
  /** Archived: out of the lists, and its campaigns take no bookings until it is brought back. */
  archivedAt: instant().nullable(),
  campaignCount: z.int(),
  showsAmounts: showsAmounts(),
  spentCents: amount(),
  heldCents: amount(),
  /** As what the reader acts there: 0 Admin, 1 Manager, 2 Viewer. */
  role: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Project = z.infer<typeof projectSchema>;

const projectFields = {
  name: shortText(80),
  website: webAddress().nullable().optional(),
  brandDescription: longText(2_000).optional(),
  logo: uploadedImage().nullable().optional(),
  topics: topicList(20).optional(),
  countries: words(250).optional(),
  viewersSeeAmounts: z.boolean().optional(),
};
export const projectInput = z.strictObject({ organization: linkIn("organizations"), ...projectFields });
export const projectEdit = z.strictObject({ ...projectFields, name: projectFields.name.optional() });
/** `archived=true`: those that were put away, and no others; without it, none of them. */
const archived = z.enum(["true", "false"]).optional();
export const projectQuery = z.object({ organization: linkIn("organizations").optional(), archived });

/** A campaign (R3.4); spent is paid out, held is booked and not yet settled. */
export const campaignSchema = z.object({
  id: z.string(),
  project: linkTo("Project"),
  projectName: z.string(),
  projectLogo: z.string().nullable(),
  organization: linkTo("Organization"),
  name: z.string(),
  goal: z.enum(campaignGoals),
  goalText: z.string(),
  budgetCents: amount(),
  startsOn: day().nullable(),
  endsOn: day().nullable(),
  status: z.enum(campaignStatuses),
  showsAmounts: showsAmounts(),
  spentCents: amount(),
  heldCents: amount(),
  orderCount: z.int(),
  /** As what the reader acts there: 0 Admin, 1 Manager, 2 Viewer. */
  role: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Campaign = z.infer<typeof campaignSchema>;

const plannedDay = () => dayBetween("2000-01-01", "2099-12-31").nullable().optional();
const campaignFields = {
  name: shortText(80),
  goal: z.enum(campaignGoals),
  goalText: longText(200).optional(),
  budgetCents: cents().nullable().optional(),
  startsOn: plannedDay(),
  endsOn: plannedDay(),
};
const endsAfterStart = ({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) => !startsOn || !endsOn || endsOn >= startsOn;
const wrongEnd = { path: ["endsOn"], message: messages.wrongDate };
export const campaignInput = z
  .strictObject({ project: linkIn("projects"), ...campaignFields })
  .refine(endsAfterStart, wrongEnd);
export const campaignEdit = z
  .strictObject({
    ...campaignFields,
    name: campaignFields.name.optional(),
    goal: campaignFields.goal.optional(),
    status: z.enum(campaignStatuses).optional(),
  })
  .refine(endsAfterStart, wrongEnd);
/** Said by who may book beyond a campaign's budget, and was told by how much (R3.4). */
export const overBudget = () => z.boolean().optional();

export const campaignQuery = z.object({
  project: linkIn("projects").optional(),
  organization: linkIn("organizations").optional(),
  archived,
});
