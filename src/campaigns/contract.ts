import { z } from "zod";
import { topicList } from "#media/topic-list.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { messages } from "#platform/contract/messages.ts";
import { action, create, get, list, resource, update } from "#platform/contract/resource.ts";
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
import { campaignGoals, campaignSorts, campaignStatuses } from "./campaign.ts";

const wordList = (max: number) => z.array(shortText(60)).max(max);

const spending = {
  showsAmounts: showsAmounts(),
  spentCents: amount().describe("Cents that are paid out."),
  heldCents: amount().describe("Cents that are booked or offered, and not settled yet."),
};
const ownRole = z.int().describe("Your role there: 0 Admin, 1 Manager, 2 Viewer.");

/** A project of an organization (R3.3). */
const projectSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The advertiser."),
  organizationName: z.string().describe("The advertiser's name."),
  name: z.string().describe("The brand or client."),
  website: z.string().nullable().describe("The brand's site; null for none."),
  brandDescription: z.string().describe("Words about the brand, for publishers who write."),
  logo: z
    .string()
    .nullable()
    .describe("The brand's logo, for the project, its reports and shared links: `/files/{id}`; null for none."),
  topics: z.array(z.string()).describe("The topics that the brand looks for."),
  countries: z.array(z.string()).describe("The countries that the brand looks for."),
  viewersSeeAmounts: z.boolean().describe("Whether viewers read prices, fee and earnings too."),
  archivedAt: instant()
    .nullable()
    .describe("When it was put away: its campaigns take no bookings until it is brought back; null while it is open."),
  campaignCount: z.int().describe("How many campaigns it has."),
  newestCampaigns: z
    .array(z.object({ id: z.string(), name: z.string().describe("Its name.") }))
    .describe("Its three newest campaigns that are not archived, the newest first."),
  ...spending,
  role: ownRole,
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
});
export type Project = z.infer<typeof projectSchema>;

const projectFields = {
  name: shortText(80).describe("The brand or client."),
  website: webAddress().nullable().optional().describe("The brand's site; null for none."),
  brandDescription: longText(2_000).optional().describe("Words about the brand, for publishers who write."),
  logo: uploadedImage()
    .nullable()
    .optional()
    .describe("The brand's logo, a PNG or JPEG that was uploaded before: `/files/{id}`; null for none."),
  topics: topicList(20).optional().describe("The topics that the brand looks for."),
  countries: wordList(250).optional().describe("The countries that the brand looks for."),
  viewersSeeAmounts: z.boolean().optional().describe("Whether viewers read prices, fee and earnings too."),
};
const projectInput = z.strictObject({
  organization: linkIn("organizations").describe("The advertiser."),
  ...projectFields,
});
export type ProjectInput = z.input<typeof projectInput>;
export const projectEdit = z.strictObject({ ...projectFields, name: projectFields.name.optional() });
export type ProjectEdit = z.input<typeof projectEdit>;

const archived = z
  .enum(["true", "false"])
  .optional()
  .describe("`true` for those that were put away, and no others; without it, none of them.");
const projectQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
  archived,
});

/** A campaign (R3.4). */
const campaignSchema = z.object({
  id: z.string(),
  project: linkTo("Project").describe("The project that it belongs to."),
  projectName: z.string().describe("That project's name."),
  projectLogo: z.string().nullable().describe("That project's logo; null for none."),
  organization: linkTo("Organization").describe("The advertiser that pays."),
  name: z.string().describe("Its name."),
  goal: z.enum(campaignGoals).describe("The goal that it serves."),
  goalText: z.string().describe("The goal in the advertiser's words; may be empty."),
  budgetCents: amount().describe("The budget in cents; null for none."),
  startsOn: day().nullable().describe("The first day that it takes bookings, UTC; null for any."),
  endsOn: day().nullable().describe("The last day that it takes bookings, UTC; null for any."),
  status: z.enum(campaignStatuses).describe("Where it stands; only an active campaign takes bookings."),
  ...spending,
  orderCount: z.int().describe("How many orders it has."),
  role: ownRole,
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
});
export type Campaign = z.infer<typeof campaignSchema>;

const plannedDay = () => dayBetween("2000-01-01", "2099-12-31").nullable().optional();
const campaignFields = {
  name: shortText(80).describe("Its name."),
  goal: z.enum(campaignGoals).describe("The goal that it serves."),
  goalText: longText(200).optional().describe("The goal in your own words."),
  budgetCents: cents().nullable().optional().describe("The budget in cents; null for none."),
  startsOn: plannedDay().describe("The first day that it takes bookings, UTC; null for any."),
  endsOn: plannedDay().describe("The last day that it takes bookings, UTC; null for any."),
};
const endsAfterStart = ({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) => !startsOn || !endsOn || endsOn >= startsOn;
const wrongEnd = { path: ["endsOn"], message: messages.wrongDate };
const campaignInput = z
  .strictObject({ project: linkIn("projects").describe("The project that it belongs to."), ...campaignFields })
  .refine(endsAfterStart, wrongEnd);
export type CampaignInput = z.input<typeof campaignInput>;
export const campaignEdit = z
  .strictObject({
    ...campaignFields,
    name: campaignFields.name.optional(),
    goal: campaignFields.goal.optional(),
    status: z.enum(campaignStatuses).optional().describe("Where it stands; only an active campaign takes bookings."),
  })
  .refine(endsAfterStart, wrongEnd);
export type CampaignEdit = z.input<typeof campaignEdit>;

const campaignQuery = z.object({
  project: linkIn("projects").optional().describe("Only those of this project."),
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
  archived,
  search: z.string().trim().max(80).optional().describe("A part of its name."),
  sort: z.enum(campaignSorts).optional().describe("The oldest first, which is usual, or the newest."),
});

export const projectResource = resource({
  name: "Project",
  path: "projects",
  description: "A brand or client of an organization; its campaigns run below it.",
  schema: projectSchema,
  operations: {
    list: list({
      summary: "The projects that I see",
      description:
        "Projects of your organizations and those that you were invited to, oldest first, with their spending.",
      permission: "campaign.read",
      agent: {
        tool: "list_projects",
        title: "List projects",
        use: "Brands that campaigns are made for, with words about them that help you write.",
      },
      query: projectQuery,
    }),
    get: get({
      summary: "One project",
      description: "The project with its spending over all campaigns.",
      permission: "campaign.read",
    }),
    create: create({
      summary: "New project",
      description: "Makes a project without campaigns. A manager who makes one becomes its Admin.",
      permission: "project.create",
      input: projectInput,
    }),
    update: update({
      summary: "Edit a project",
      description: "Changes the named fields and leaves the others. Campaigns and orders stay as they are.",
      permission: "project.edit",
      input: projectEdit,
    }),
    archive: action({
      summary: "Put a project away; its orders go on",
      description: "Takes it out of the lists with its campaigns, which then take no bookings. Open orders go on.",
      permission: "project.edit",
      input: z.strictObject({}),
    }),
    restore: action({
      summary: "Bring an archived project back",
      description: "Its campaigns stand in the lists and take bookings again, each by its own status.",
      permission: "project.edit",
      input: z.strictObject({}),
    }),
  },
});

const campaignList = list({
  summary: "Campaigns of the projects that I see",
  description: "With their spending. Archived ones, and those of archived projects, are asked for.",
  permission: "campaign.read",
  agent: {
    tool: "list_campaigns",
    title: "List campaigns",
    use: "A campaign pays for what you book: find its id, budget and spending here.",
  },
  query: campaignQuery,
});

export const campaignResource = resource({
  name: "Campaign",
  path: "campaigns",
  description: "A campaign of a project; carts and orders belong to it.",
  schema: campaignSchema,
  operations: {
    list: campaignList,
    export: listExport(campaignList, campaignSchema, {
      summary: "Campaigns of the projects that I see as a file",
      fields: {
        name: "Campaign",
        projectName: "Project",
        goal: "Goal",
        status: "Status",
        budgetCents: "Budget",
        orderCount: "Orders",
        startsOn: "First day",
        endsOn: "Last day",
        createdAt: "Made",
        id: "Id",
      },
    }),
    get: get({
      summary: "One campaign",
      description: "The campaign with its spending.",
      permission: "campaign.read",
    }),
    create: create({
      summary: "New campaign",
      description: "Makes a campaign of a project that takes bookings at once, within its days and budget.",
      permission: "campaign.edit",
      input: campaignInput,
      agent: {
        tool: "create_campaign",
        title: "Make a campaign",
        use: "Only if none of `list_campaigns` fits. Set the budget that your person names.",
      },
    }),
    update: update({
      summary: "Edit a campaign",
      description:
        "Changes the named fields and leaves the others. Orders that were booked go on in any status. Only an Admin or Owner raises a budget or takes it away.",
      permission: "campaign.edit",
      input: campaignEdit,
    }),
  },
});
