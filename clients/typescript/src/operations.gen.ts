/**
 * Byline API
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "https://byline.example"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "https://byline.example"
};
export type ClientUser = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ClientUser";
    /** The id of the session's user. */
    id: string;
    /** The address that the person signs in with. */
    email: string;
    /** The person's name; empty until they give one. */
    name: string;
    /** A phone number; null where none was given. */
    phone: string | null;
    /** The path of the person's picture; null without one. */
    avatar: string | null;
    /** The person runs this installation. */
    operator: boolean;
    /** The organization that the person works in now; null before they entered one. */
    currentOrganization: {
        id: string;
        /** Its name. */
        name: string;
        /** An advertiser's kind, or `publisher`. */
        kind: "agency" | "company" | "individual" | "publisher";
        /** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
        status: number;
    } | null;
    /** The project that they work in now; null on the media side. */
    currentProject: {
        id: string;
        /** Its name. */
        name: string;
    } | null;
    /** The campaign that they work in now; null on the media side. */
    currentCampaign: {
        id: string;
        /** Its name. */
        name: string;
    } | null;
    /** The outlet that they work for now; null on the client side. */
    currentMediaProject: {
        id: string;
        /** Its name. */
        name: string;
    } | null;
    /** Answers to the survey; null before the first. */
    questionnaire: {
        /** The kind of company that the person works for. */
        workplace?: "agency" | "company" | "individual" | "publisher";
        /** The person's position in it. */
        role?: "founder" | "head" | "specialist" | "manager";
        /** For whom they publish. */
        promoting?: "CLIENT_COMPANIES" | "CLIENT_INDIVIDUALS" | "AGENCY" | "MYSELF";
        /** The goal of their publications. */
        goal?: "seo" | "traffic" | "awareness" | "reputation" | "visa" | "other";
        /** The goal in the person's own words, for the goal `other`. */
        goalText?: string;
        /** Their budget for publications, as a range of US dollars. */
        budget?: "under1000" | "from1000to10000" | "from10000to25000" | "from25000to50000" | "over50000";
        /** Within what time the first publication should be out. */
        timing?: "week" | "month" | "quarter" | "year" | "undecided";
        /** Their industry, in any words. */
        industry?: string;
        /** Where they want to be read (ISO 3166-1 alpha-2). */
        countries?: string[];
        /** When the last question was answered, UTC; null before that. */
        completedAt: string | null;
    } | null;
    /** The role in the current organization; null without one. */
    currentOrganizationRole: ("OWNER" | "ADMIN" | "MANAGER" | "VIEWER") | null;
    /** The role in the current project: 0 Admin, 1 Manager, 2 Viewer; null without one. */
    currentProjectRole: number | null;
    /** The role in the current outlet: 0 Admin, 1 Manager, 2 Viewer; null without one. */
    currentMediaRole: number | null;
    /** All organizations in which the person has a role, by name. */
    userOrganizations: {
        /** The organization. */
        organization: {
            id: string;
            /** Its name. */
            name: string;
            /** An advertiser's kind, or `publisher`. */
            kind: "agency" | "company" | "individual" | "publisher";
            /** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
            status: number;
        };
        /** The role in it; `VIEWER` for a role in one project or outlet only. */
        organizationRole: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
    }[];
    /** When the person first signed in, UTC. */
    createdAt: string;
    /** When the record last changed, UTC. */
    updatedAt: string;
};
export type SubscriptionPreferences = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "SubscriptionPreferences";
    /** The person's id. */
    id: string;
    /** When you get mails of this kind: each at once, one a day, or none. */
    orderUpdates: "at_once" | "daily" | "off";
    /** When you get mails of this kind: each at once, one a day, or none. */
    offers: "at_once" | "daily" | "off";
    /** When you get mails of this kind: each at once, one a day, or none. */
    messages: "at_once" | "daily" | "off";
    /** When you get mails of this kind: each at once, one a day, or none. */
    listings: "at_once" | "daily" | "off";
    /** When you get mails of this kind: each at once, one a day, or none. */
    billing: "at_once" | "daily" | "off";
    /** When you get mails of this kind: each at once, one a day, or none. */
    productNews: "at_once" | "daily" | "off";
};
export type Notification = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Notification";
    id: string;
    /** The kind of news, by which mails are chosen. */
    kind: "orderUpdates" | "offers" | "messages" | "listings" | "billing" | "productNews";
    /** A line that says it. */
    title: string;
    /** The first paragraph of its mail; may be empty. */
    text: string;
    /** All that its mail says. */
    paragraphs: string[];
    /** The facts that its mail lists, such as outlet, amount and deadline. */
    facts: {
        /** A fact's name, such as `Amount`. */
        label: string;
        /** The fact in words. */
        value: string;
    }[];
    /** The words of the button that leads there. */
    actionLabel: string;
    /** The path of the web app that it leads to. */
    path: string;
    /** The IRI of the order or offer where you can answer in writing. */
    conversation: string | null;
    /** When it was marked as read, UTC; null while it is new. */
    readAt: string | null;
    /** When it was told, UTC. */
    createdAt: string;
};
export type Organization = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Organization";
    id: string;
    /** Its name, which no other organization has. */
    name: string;
    /** An advertiser's kind, or `publisher`. */
    kind: "agency" | "company" | "individual" | "publisher";
    /** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
    status: number;
    /** The name on its documents; null where none was given, or for you to know. */
    billingName: string | null;
    /** The address on its documents; null where none was given, or for you to know. */
    billingAddress: string | null;
    /** The country of that address (ISO 3166-1 alpha-2); null where none was given, or for you to know. */
    billingCountry: string | null;
    /** Its tax id; null where none was given, or for you to know. */
    taxId: string | null;
    /** The tax id has the form of its country's VAT ids; with another, documents from abroad contain tax. */
    hasVatId: boolean;
    /** Below so much available money its people are told, in cents; null for never, or for you to know. */
    lowBalanceCents: number | null;
    /** Your role; `VIEWER` for a role in one project or outlet only. */
    role: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type OrganizationName = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrganizationName";
    id: string;
    /** The organization's name. */
    name: string;
    /** An advertiser's kind, or `publisher`. */
    kind: "agency" | "company" | "individual" | "publisher";
};
export type OrganizationMember = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrganizationMember";
    id: string;
    /** The organization. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The member's role in it. */
    role: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
    /** The roles that you may give the member now. */
    assignableRoles: ("OWNER" | "ADMIN" | "MANAGER" | "VIEWER")[];
    /** The member's name; empty for somebody who gave none. */
    name: string;
    /** The member's address. */
    email: string;
    /** The path of the member's picture; null without one. */
    avatar: string | null;
    /** The member is you. */
    self: boolean;
    /** You may end the membership, or leave. */
    removable: boolean;
    /** When the person joined, UTC. */
    createdAt: string;
    /** When the membership last changed, UTC. */
    updatedAt: string;
};
export type ProjectMember = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ProjectMember";
    id: string;
    /** The project. */
    project: string;
    /** Its name. */
    projectName: string;
    /** 0 Admin, 1 Manager, 2 Viewer. */
    role: number | 1 | 2;
    /** The roles that you may give the member now. */
    assignableRoles: (number | 1 | 2)[];
    /** The organization that it belongs to. */
    organization: string;
    /** The member's name; empty for somebody who gave none. */
    name: string;
    /** The member's address. */
    email: string;
    /** The path of the member's picture; null without one. */
    avatar: string | null;
    /** The member is you. */
    self: boolean;
    /** You may end the membership, or leave. */
    removable: boolean;
    /** When the person joined, UTC. */
    createdAt: string;
    /** When the membership last changed, UTC. */
    updatedAt: string;
};
export type MediaMember = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MediaMember";
    id: string;
    /** The outlet. */
    media: string;
    /** Its name. */
    mediaName: string;
    /** 0 Admin, 1 Manager, 2 Viewer. */
    role: number | 1 | 2;
    /** The roles that you may give the member now. */
    assignableRoles: (number | 1 | 2)[];
    /** The organization that it belongs to. */
    organization: string;
    /** The member's name; empty for somebody who gave none. */
    name: string;
    /** The member's address. */
    email: string;
    /** The path of the member's picture; null without one. */
    avatar: string | null;
    /** The member is you. */
    self: boolean;
    /** You may end the membership, or leave. */
    removable: boolean;
    /** When the person joined, UTC. */
    createdAt: string;
    /** When the membership last changed, UTC. */
    updatedAt: string;
};
export type Invitation = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Invitation";
    id: string;
    /** The invited address. */
    email: string;
    /** The organization that it leads into. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The project that it is for; null for another place. */
    project: string | null;
    /** The outlet that it is for; null for another place. */
    media: string | null;
    /** The name of the project or outlet, or of the organization itself. */
    placeName: string;
    /** The role in the organization; null for one in a project or outlet. */
    organizationRole: ("ADMIN" | "MANAGER" | "VIEWER") | null;
    /** The role in the project: 0 Admin, 1 Manager, 2 Viewer; null for another place. */
    projectRole: number | null;
    /** The role for the outlet: 0 Admin, 1 Manager, 2 Viewer; null for another place. */
    mediaRole: number | null;
    /** Whether it can be accepted, has ended, or was accepted. */
    status: "open" | "expired" | "accepted";
    /** The name of the person who invited; their address while they have none. */
    invitedBy: string;
    /** When the last mail was asked for, UTC. */
    sentAt: string;
    /** When its link ends, UTC. */
    expiresAt: string;
    /** When the address was first invited, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type FileRoom = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "FileRoom";
    /** The person's or the organization's id. */
    id: string;
    /** Whether it is your own or an organization's. */
    kind: "person" | "organization";
    /** The organization's name; empty for your own. */
    name: string;
    /** Bytes that uploaded files take. */
    usedBytes: number;
    /** Megabytes that there are, as the operator allows. */
    megabytes: number;
};
export type Project = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Project";
    id: string;
    /** The advertiser. */
    organization: string;
    /** The advertiser's name. */
    organizationName: string;
    /** The brand or client. */
    name: string;
    /** The brand's site; null for none. */
    website: string | null;
    /** Words about the brand, for publishers who write. */
    brandDescription: string;
    /** The brand's logo, for the project, its reports and shared links: `/files/{id}`; null for none. */
    logo: string | null;
    /** The topics that the brand looks for. */
    topics: string[];
    /** The countries that the brand looks for. */
    countries: string[];
    /** Whether viewers read prices, fee and earnings too. */
    viewersSeeAmounts: boolean;
    /** When it was put away: its campaigns take no bookings until it is brought back; null while it is open. */
    archivedAt: string | null;
    /** How many campaigns it has. */
    campaignCount: number;
    /** Its three newest campaigns that are not archived, the newest first. */
    newestCampaigns: {
        id: string;
        /** Its name. */
        name: string;
    }[];
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** Cents that are paid out. */
    spentCents: number | null;
    /** Cents that are booked or offered, and not settled yet. */
    heldCents: number | null;
    /** Your role there: 0 Admin, 1 Manager, 2 Viewer. */
    role: number;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type Campaign = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Campaign";
    id: string;
    /** The project that it belongs to. */
    project: string;
    /** That project's name. */
    projectName: string;
    /** That project's logo; null for none. */
    projectLogo: string | null;
    /** The advertiser that pays. */
    organization: string;
    /** Its name. */
    name: string;
    /** The goal that it serves. */
    goal: "seo" | "traffic" | "awareness" | "reputation" | "visa" | "other";
    /** The goal in the advertiser's words; may be empty. */
    goalText: string;
    /** The budget in cents; null for none. */
    budgetCents: number | null;
    /** The first day that it takes bookings, UTC; null for any. */
    startsOn: string | null;
    /** The last day that it takes bookings, UTC; null for any. */
    endsOn: string | null;
    /** Where it stands; only an active campaign takes bookings. */
    status: "draft" | "active" | "paused" | "completed" | "archived";
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** Cents that are paid out. */
    spentCents: number | null;
    /** Cents that are booked or offered, and not settled yet. */
    heldCents: number | null;
    /** How many orders it has. */
    orderCount: number;
    /** Your role there: 0 Admin, 1 Manager, 2 Viewer. */
    role: number;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type MediaInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Media";
    id: string;
    /** The publisher's organization. */
    organization: string;
    /** The organization's name. */
    organizationName: string;
    /** The outlet's name. */
    name: string;
    /** The address of its first page. */
    url: string;
    /** The domain of that address. */
    domain: string;
    /** The kind of outlet. */
    mediaType: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
    /** Its languages, ISO 639-1. */
    languages: string[];
    /** The countries that it writes for, ISO 3166-1 alpha-2. */
    countries: string[];
    /** Its topics; any words, the usual ones in their usual spelling. */
    topics: string[];
    /** The outlet in the publisher's words. Empty for none. */
    description: string;
    /** The texts that it takes and refuses, in the publisher's words. Empty for none. */
    editorialPolicy: string;
    /** Where it stands; `unproven` waits for the proof of its domain, `listed` is on the market. */
    status: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    /** Why it was turned down; null when it was not. */
    rejectionReason: string | null;
    /** The review's question to the publisher; null when there is none. */
    reviewQuestion: string | null;
    /** The publisher proved that the domain is theirs. */
    verified: boolean;
    /** False while another publisher was first to name the domain: proving it takes it over. */
    holdsDomain: boolean;
    /** Where the proof of the domain stands; null for readers who don't work for the outlet. */
    verification: {
        /** `missing`: the proof is gone, and the mark stays for some days. */
        state: "unverified" | "verified" | "missing";
        /** A look was asked for and is not done yet. */
        checking: boolean;
        /** The method that verified it, or was tried last; null before the first look. */
        method: ("dns" | "meta" | "file") | null;
        /** When it was last looked at; null before the first look. */
        checkedAt: string | null;
        /** The finding of the last look instead of the proof; null when it was found. */
        problem: string | null;
        /** When the mark goes; null unless the proof is missing. */
        losesMarkAt: string | null;
        /** The three proofs, each of which is enough. */
        proofs: {
            /** A TXT record. */
            dns: {
                /** The record's name. */
                name: string;
                /** The record's value. */
                value: string;
            };
            /** A tag on the first page. */
            meta: {
                /** The page. */
                address: string;
                /** The tag in its head. */
                tag: string;
            };
            /** A text file. */
            file: {
                /** The file's address. */
                address: string;
                /** Its content. */
                text: string;
            };
        };
    } | null;
    /** Its logo: an https address, or the path of an uploaded PNG or JPEG, `/files/{id}`; null for none. */
    logo: string | null;
    /** Audience, a count; null when it is not known. */
    audience: number | null;
    /** Direct, in percent; null when it is not known. */
    sourceDirect: number | null;
    /** Search, in percent; null when it is not known. */
    sourceSearch: number | null;
    /** Social, in percent; null when it is not known. */
    sourceSocial: number | null;
    /** Semrush organic traffic, a count; null when it is not known. */
    semrushOrganicTraffic: number | null;
    /** Semrush authority score, 0 to 100; null when it is not known. */
    semrushAuthorityScore: number | null;
    /** Ahrefs DR, 0 to 100; null when it is not known. */
    ahrefsDr: number | null;
    /** Ahrefs organic traffic, a count; null when it is not known. */
    organicTrafficByAhrefs: number | null;
    /** Majestic CF, 0 to 100; null when it is not known. */
    mjCf: number | null;
    /** Majestic TF, 0 to 100; null when it is not known. */
    mjTf: number | null;
    /** Moz DA, 0 to 100; null when it is not known. */
    mozDomainAuthority: number | null;
    /** Estimated views, a count; null when it is not known. */
    estimatedViews: number | null;
    /** Time on site, in seconds; null when it is not known. */
    timeOnSite: number | null;
    /** Pages per visit, in pages; null when it is not known. */
    pagePerVisit: number | null;
    /** Bounce rate, in percent; null when it is not known. */
    bounceRate: number | null;
    /** The countries with most readers, ISO 3166-1 alpha-2; null when they are not known. */
    leadingCountriesIds: string[] | null;
    /** All of its formats. */
    formatCount: number;
    /** Its listed formats. */
    listedFormatCount: number;
    /** You work for it. */
    own: boolean;
    /** Your role there: 0 Admin, 1 Manager, 2 Viewer; null for an outlet of somebody else. */
    role: number | null;
    /** The moves of its standing that you may make now. */
    moves: ("submit" | "list" | "awaitProof" | "unlist" | "pause" | "withdraw" | "recall" | "approve" | "approveUnproven" | "ask" | "reject")[];
    /** When it was added. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type Media = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Media";
    id: string;
    /** The publisher's organization. */
    organization: string;
    /** The organization's name. */
    organizationName: string;
    /** The outlet's name. */
    name: string;
    /** The address of its first page. */
    url: string;
    /** The domain of that address. */
    domain: string;
    /** The kind of outlet. */
    mediaType: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
    /** Its languages, ISO 639-1. */
    languages: string[];
    /** The countries that it writes for, ISO 3166-1 alpha-2. */
    countries: string[];
    /** Its topics; any words, the usual ones in their usual spelling. */
    topics: string[];
    /** The outlet in the publisher's words. Empty for none. */
    description: string;
    /** The texts that it takes and refuses, in the publisher's words. Empty for none. */
    editorialPolicy: string;
    /** Where it stands; `unproven` waits for the proof of its domain, `listed` is on the market. */
    status: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    /** Why it was turned down; null when it was not. */
    rejectionReason: string | null;
    /** The review's question to the publisher; null when there is none. */
    reviewQuestion: string | null;
    /** The publisher proved that the domain is theirs. */
    verified: boolean;
    /** False while another publisher was first to name the domain: proving it takes it over. */
    holdsDomain: boolean;
    /** Where the proof of the domain stands; null for readers who don't work for the outlet. */
    verification: {
        /** `missing`: the proof is gone, and the mark stays for some days. */
        state: "unverified" | "verified" | "missing";
        /** A look was asked for and is not done yet. */
        checking: boolean;
        /** The method that verified it, or was tried last; null before the first look. */
        method: ("dns" | "meta" | "file") | null;
        /** When it was last looked at; null before the first look. */
        checkedAt: string | null;
        /** The finding of the last look instead of the proof; null when it was found. */
        problem: string | null;
        /** When the mark goes; null unless the proof is missing. */
        losesMarkAt: string | null;
        /** The three proofs, each of which is enough. */
        proofs: {
            /** A TXT record. */
            dns: {
                /** The record's name. */
                name: string;
                /** The record's value. */
                value: string;
            };
            /** A tag on the first page. */
            meta: {
                /** The page. */
                address: string;
                /** The tag in its head. */
                tag: string;
            };
            /** A text file. */
            file: {
                /** The file's address. */
                address: string;
                /** Its content. */
                text: string;
            };
        };
    } | null;
    /** Its logo: an https address, or the path of an uploaded PNG or JPEG, `/files/{id}`; null for none. */
    logo: string | null;
    /** Audience, a count; null when it is not known. */
    audience: number | null;
    /** Direct, in percent; null when it is not known. */
    sourceDirect: number | null;
    /** Search, in percent; null when it is not known. */
    sourceSearch: number | null;
    /** Social, in percent; null when it is not known. */
    sourceSocial: number | null;
    /** Semrush organic traffic, a count; null when it is not known. */
    semrushOrganicTraffic: number | null;
    /** Semrush authority score, 0 to 100; null when it is not known. */
    semrushAuthorityScore: number | null;
    /** Ahrefs DR, 0 to 100; null when it is not known. */
    ahrefsDr: number | null;
    /** Ahrefs organic traffic, a count; null when it is not known. */
    organicTrafficByAhrefs: number | null;
    /** Majestic CF, 0 to 100; null when it is not known. */
    mjCf: number | null;
    /** Majestic TF, 0 to 100; null when it is not known. */
    mjTf: number | null;
    /** Moz DA, 0 to 100; null when it is not known. */
    mozDomainAuthority: number | null;
    /** Estimated views, a count; null when it is not known. */
    estimatedViews: number | null;
    /** Time on site, in seconds; null when it is not known. */
    timeOnSite: number | null;
    /** Pages per visit, in pages; null when it is not known. */
    pagePerVisit: number | null;
    /** Bounce rate, in percent; null when it is not known. */
    bounceRate: number | null;
    /** The countries with most readers, ISO 3166-1 alpha-2; null when they are not known. */
    leadingCountriesIds: string[] | null;
    /** The readers by country; null when they are not known. */
    audienceCountries: {
        /** ISO 3166-1 alpha-2. */
        country: string;
        /** The share of the readers, in percent. */
        percent: number;
    }[] | null;
    /** The origin of the readers by country; null when they are not known. */
    audienceSource: {
        /** Where the shares come from. */
        source: string;
        /** The day they were read, UTC. */
        readOn: string;
    } | null;
    /** The newest reading of each known metric. */
    metricSources: {
        /** The metric's name. */
        metric: string;
        /** Where its value comes from. */
        source: string;
        /** The day it was read, UTC. */
        readOn: string;
        /** The value that was read. */
        value: number;
    }[];
    /** All of its formats. */
    formatCount: number;
    /** Its listed formats. */
    listedFormatCount: number;
    /** You work for it. */
    own: boolean;
    /** Your role there: 0 Admin, 1 Manager, 2 Viewer; null for an outlet of somebody else. */
    role: number | null;
    /** The moves of its standing that you may make now. */
    moves: ("submit" | "list" | "awaitProof" | "unlist" | "pause" | "withdraw" | "recall" | "approve" | "approveUnproven" | "ask" | "reject")[];
    /** When it was added. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type Calendar = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Calendar";
    /** The outlet's id. */
    id: string;
    /** Publications that it takes a week; null for any number. */
    weeklyPublications: number | null;
    /** Days without publications, without past ones. */
    holidays: {
        /** The first day. */
        "from": string;
        /** The last day, included. */
        until: string;
    }[];
};
export type MetricReading = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MetricReading";
    id: string;
    /** The outlet. */
    media: string;
    /** The metric's name. */
    metric: "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate";
    /** The value, in the metric's own unit. */
    value: number;
    /** Where the value comes from. */
    source: string;
    /** The day it was read, UTC. */
    readOn: string;
};
export type MetricTrends = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MetricTrends";
    /** The outlet's id. */
    id: string;
    /** Each metric that has readings. */
    trends: {
        /** The metric's name. */
        metric: "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate";
        /** One value a day, the oldest first; the newest 24 days at most. */
        points: {
            /** The day it was read, UTC. */
            readOn: string;
            /** Where the value comes from. */
            source: string;
            /** The value, in the metric's own unit. */
            value: number;
        }[];
        /** Says that the newest value is a jump that does not fit; null when it fits. */
        misfit: {
            /** The usual value before. */
            usual: number;
            /** The readings that say so. */
            readings: number;
        } | null;
    }[];
};
export type MetricProvider = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MetricProvider";
    id: string;
    /** The provider's own short name. */
    name: "ahrefs" | "semrush" | "moz" | "majestic";
    /** Its name for people. */
    label: string;
    /** The environment has a key for it; the key is never shown. */
    keySet: boolean;
    /** The units of its own that it may spend a month; 0 is off. */
    monthlyUnits: number;
    /** An outlet that was read so many days ago is read again. */
    refreshDays: number;
    /** Nothing is asked. It pauses by itself when its key is refused, until an operator lets it go on. */
    paused: boolean;
    /** Units spent in this month of UTC. */
    usedUnits: number;
    /** When it last ran; null when it never did. */
    lastRunAt: string | null;
    /** It is not asked before; null when it may be asked now. */
    retryAt: string | null;
    /** The trouble of the last run, in a sentence; null when there was none. */
    problem: string | null;
    /** When that happened. */
    problemAt: string | null;
    /** Listed outlets of the installation. */
    listedMedia: number;
    /** Listed outlets that were read within `refreshDays`, at the last run. */
    coveredMedia: number;
    /** The most units that asking for one outlet takes; null without a key. */
    unitsOfOne: number | null;
    /** How it stands with the outlet that the query names; null where none is named. */
    look: {
        /** When it last answered for the outlet, known to it or not; null when it never did. */
        readAt: string | null;
        /** It is being asked right now. */
        asking: boolean;
        /** Its newest value of each metric. */
        values: {
            /** The metric's name. */
            metric: "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate";
            /** The value, in the metric's own unit. */
            value: number;
            /** The day it was read, UTC. */
            readOn: string;
        }[];
    } | null;
};
export type Format = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Format";
    id: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** Where the format stands; advertisers book a `listed` one. */
    status: "draft" | "in_review" | "listed" | "paused" | "rejected";
    /** Counts from 1; new terms of a format that left its draft raise it. */
    version: number;
    /** The kind of publication. */
    formatType: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
    /** Published by a contributor; others find such a format by its direct link alone. */
    contributor: boolean;
    /** The listed price in cents; 0 while a draft has none. */
    priceCents: number;
    /** The extras that can be booked; the writing service stands beside them. */
    extras: {
        /** Its name, one of its own within the format; by it the extra is booked. */
        name: string;
        /** Its price in cents. */
        priceCents: number;
        /** The thing that it is beside its name; where it is missing, the name says it all. */
        kind?: "guarantee" | "homepage";
        /** The months of a longer `guarantee`, or the days more on the `homepage`. */
        count?: number;
    }[];
    /** The publisher writes the text where that is booked. */
    writingService: boolean;
    /** The price for writing, in cents. */
    writingPriceCents: number;
    /** The shortest text that is accepted, in characters. */
    textMinCharacters: number;
    /** The longest text that is accepted, in characters. */
    textMaxCharacters: number;
    /** Hours from acceptance until the text is published. */
    turnaroundHours: number;
    /** The kinds of link that can be booked. */
    hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
    /** The number of links that a text may hold. */
    hyperlinksMax: number;
    /** The fee for a dofollow link, in cents; 0 unless the kind asks for one. */
    dofollowFeeCents: number;
    /** The least number of images in a text. */
    imagesMin: number;
    /** The largest number of images in a text. */
    imagesMax: number;
    /** Topics that are welcome. */
    topicsAccepted: string[];
    /** Topics that are refused. */
    topicsRefused: string[];
    /** Months that the publication stays online; 0 is for ever. */
    permanenceMonths: number;
    /** Days on the homepage; 0 for none. */
    homepageDays: number;
    /** The label that marks it as an ad; empty for none. */
    adLabel: string;
    /** Days of guarantee that the publication stays as agreed; 0 for none. */
    guaranteeDays: number;
    /** Further conditions in the publisher's own words. */
    otherConditions: string;
    /** Addresses of earlier publications as examples. */
    exampleLinks: string[];
    /** The outlet's section for such texts; empty where it has none. */
    category: string;
    /** Why an operator turned it down; null for readers other than its publisher and operators. */
    rejectionReason: string | null;
    /** The organization's own price by an accepted offer, in cents; null when there is none. */
    desiredPriceCents: number | null;
    /** When that price ends; null where no day ends it. */
    desiredPriceEndsAt: string | null;
    /** For how many more orders that price holds; null where no number ends it. */
    desiredPriceOrdersLeft: number | null;
    /** Organizations that pay an agreed price now; 0 for readers other than its publisher. */
    agreedPriceCount: number;
    /** You work for its outlet. */
    own: boolean;
    /** The moves of its standing that you may make now. */
    moves: ("list" | "submit" | "resubmit" | "pause" | "approve" | "reject")[];
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type PriceGuidance = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PriceGuidance";
    /** The id of the format that is priced. */
    id: string;
    /** How many prices it is drawn from. */
    count: number;
    /** The median price in cents; null when too few prices are known. */
    medianCents: number | null;
    /** A quarter costs this or less, in cents; null when too few are known. */
    lowerCents: number | null;
    /** A quarter costs this or more, in cents; null when too few are known. */
    upperCents: number | null;
    /** The least Ahrefs DR of the compared outlets; null when the outlet's own is not known. */
    ahrefsDrFrom: number | null;
    /** The highest Ahrefs DR of the compared outlets; null when the outlet's own is not known. */
    ahrefsDrTo: number | null;
};
export type OpenOrders = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OpenOrders";
    /** The id of the format. */
    id: string;
    /** All open orders, also without a text yet. */
    count: number;
    /** The publisher's organization. */
    organization: string;
    /** The outlet. */
    media: string;
    /** The newest twenty that the publisher has received. */
    orders: {
        id: string;
        /** The order's number. */
        "number": string;
        /** The title of its text. */
        title: string;
        /** Its total in cents. */
        totalCents: number;
        /** When the publisher received it. */
        sentAt: string;
    }[];
};
export type AgreedPrice = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AgreedPrice";
    /** The id of the offer and the order by which it was agreed on. */
    id: string;
    /** The format. */
    format: string;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The buyer. */
    organization: string;
    /** The buyer's name. */
    organizationName: string;
    /** The agreed price in cents. */
    priceCents: number;
    /** The listed price now, in cents. */
    listedPriceCents: number;
    /** When it ends; null where a number of orders ends it. */
    endsAt: string | null;
    /** For how many more orders it holds; null where a day ends it. */
    ordersLeft: number | null;
    /** You sell the format and may end it. */
    mayEnd: boolean;
    /** When it was agreed on. */
    createdAt: string;
};
export type Listing = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Listing";
    /** The format's id. */
    id: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    name: string;
    /** The outlet's domain. */
    domain: string;
    /** The kind of outlet. */
    mediaType: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
    /** The outlet's languages, ISO 639-1. */
    languages: string[];
    /** The countries that it writes for, ISO 3166-1 alpha-2. */
    countries: string[];
    /** The outlet's topics. */
    topics: string[];
    /** The kind of publication. */
    formatType: {
        /** Its name. */
        name: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
    };
    /** The listed price in cents. */
    price: number;
    /** The scope's own price by an accepted offer, in cents; null for none. */
    desiredPrice: number | null;
    /** The price that the scope pays, in cents: its own, else the listed one. */
    numericPrice: number;
    /** Always true: the marketplace shows listed formats. */
    listed: boolean;
    /** The publisher proved that the domain is theirs. */
    verified: boolean;
    /** Hours from acceptance until the text is published. */
    turnaroundHours: number;
    /** The kinds of link that can be booked. */
    hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
    /** The number of links that a text may hold. */
    hyperlinksMax: number;
    /** Months that the publication stays online; 0 is for ever. */
    permanenceMonths: number;
    /** Audience, a count; null when it is not known. */
    audience: number | null;
    /** Direct, in percent; null when it is not known. */
    sourceDirect: number | null;
    /** Search, in percent; null when it is not known. */
    sourceSearch: number | null;
    /** Social, in percent; null when it is not known. */
    sourceSocial: number | null;
    /** Semrush organic traffic, a count; null when it is not known. */
    semrushOrganicTraffic: number | null;
    /** Semrush authority score, 0 to 100; null when it is not known. */
    semrushAuthorityScore: number | null;
    /** Ahrefs DR, 0 to 100; null when it is not known. */
    ahrefsDr: number | null;
    /** Ahrefs organic traffic, a count; null when it is not known. */
    organicTrafficByAhrefs: number | null;
    /** Majestic CF, 0 to 100; null when it is not known. */
    mjCf: number | null;
    /** Majestic TF, 0 to 100; null when it is not known. */
    mjTf: number | null;
    /** Moz DA, 0 to 100; null when it is not known. */
    mozDomainAuthority: number | null;
    /** Estimated views, a count; null when it is not known. */
    estimatedViews: number | null;
    /** Time on site, in seconds; null when it is not known. */
    timeOnSite: number | null;
    /** Pages per visit, in pages; null when it is not known. */
    pagePerVisit: number | null;
    /** Bounce rate, in percent; null when it is not known. */
    bounceRate: number | null;
    /** The countries with most readers, ISO 3166-1 alpha-2; null when they are not known. */
    leadingCountriesIds: string[] | null;
    /** Its metrics of which the newest reading is a service's; the publisher declared the others. */
    measured: ("audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate")[];
    /** Its metrics of which the newest reading is far from the outlet's earlier ones, judged within a minute. */
    misfits: ("audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate")[];
    /** On a list of favourites of the organization or the campaign. */
    favourite: boolean;
    /** On whose favourites: the organization's, and the campaign's where the query names one. */
    favouriteIn: ("organization" | "campaign")[];
    /** On whose blocked outlets: the organization's, and the campaign's where the query names one. */
    blockedIn: ("organization" | "campaign")[];
    /** Reasons against booking; bookings and the cart count only where the query names a campaign. */
    conflicts: ("booked-in-campaign" | "links-to-target" | "same-owner" | "blocked" | "own-media" | "related" | "in-cart")[];
};
export type ListingFacets = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ListingFacets";
    /** Always `facets`. */
    id: string;
    /** Listings that meet all filters. */
    total: number;
    /** Filters of `relax` that were left out: all counts are without them. */
    leftOut: ("formatType" | "verified" | "hyperlinkKind" | "mediaType" | "country" | "language" | "topic" | "measured")[];
    /** Listings for each value of each filter by choice, the most frequent values first. */
    choices: {
        /** The values of `formatType`. */
        formatType: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `verified`. */
        verified: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `hyperlinkKind`. */
        hyperlinkKind: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `mediaType`. */
        mediaType: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `country`. */
        country: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `language`. */
        language: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `topic`. */
        topic: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The values of `measured`. */
        measured: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
        /** The one status of the marketplace: `listed`. */
        status: {
            /** A value of the filter. */
            value: string;
            /** Listings that it would give. */
            count: number;
        }[];
    };
    /** Listings for each step of the turnaround. */
    turnaround: {
        /** A number of hours. */
        hours: number;
        /** Listings that are done within them. */
        upTo: number;
        /** Listings that take longer. */
        beyond: number;
    }[];
    /** The listed prices of all that meets the other filters; null where nothing does. */
    priceExtent: {
        /** The lowest price in cents. */
        least: number;
        /** The highest, in cents. */
        most: number;
    } | null;
    /** A histogram for each filter by bounds. */
    ranges: {
        /** The values of `price`. */
        price: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `audience`. */
        audience: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `sourceDirect`. */
        sourceDirect: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `sourceSearch`. */
        sourceSearch: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `sourceSocial`. */
        sourceSocial: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `semrushOrganicTraffic`. */
        semrushOrganicTraffic: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `semrushAuthorityScore`. */
        semrushAuthorityScore: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `ahrefsDr`. */
        ahrefsDr: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `organicTrafficByAhrefs`. */
        organicTrafficByAhrefs: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `mjCf`. */
        mjCf: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `mjTf`. */
        mjTf: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `mozDomainAuthority`. */
        mozDomainAuthority: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `estimatedViews`. */
        estimatedViews: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `timeOnSite`. */
        timeOnSite: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `pagePerVisit`. */
        pagePerVisit: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
        /** The values of `bounceRate`. */
        bounceRate: {
            /** Where each bucket begins; it ends before the next one begins. */
            "from": number[];
            /** Listings in each bucket. */
            counts: number[];
            /** Listings without a value. */
            "unknown": number;
        };
    };
};
export type ListingMatch = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ListingMatch";
    /** Always `match`. */
    id: string;
    /** Lines whose outlet was found. */
    found: number;
    /** The result of each pasted line, in their order. */
    lines: {
        /** The line as it was pasted. */
        line: string;
        /** The host that was looked up; null where the line names none. */
        domain: string | null;
        /** `invalid`: the line names no host. */
        result: "found" | "not-found" | "invalid";
        /** The outlet; null where none was found. */
        media: string | null;
        /** The outlet's name; null where none was found. */
        mediaName: string | null;
        /** The ids of its listed formats, the cheapest first. */
        listings: string[];
    }[];
};
export type MediaFacts = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MediaFacts";
    /** The outlet's id. */
    id: string;
    /** Published within the turnaround and on the day agreed, of accepted orders that are due. Null with fewer than ten orders. */
    onTime: {
        /** A share of them, 0 to 1. */
        share: number;
        /** The orders behind it. */
        orders: number;
    } | null;
    /** Rejected or left without an answer, of decided orders. Null with fewer than ten orders. */
    declined: {
        /** A share of them, 0 to 1. */
        share: number;
        /** The orders behind it. */
        orders: number;
    } | null;
    /** Rounds of revision of completed orders. Null with fewer than ten orders. */
    revisionRounds: {
        /** The median number of rounds. */
        median: number;
        /** The orders behind it. */
        orders: number;
    } | null;
    /** All links still there at the first look after three months, of publications that were looked at then. Null with fewer than ten orders. */
    linksAfter3Months: {
        /** A share of them, 0 to 1. */
        share: number;
        /** The orders behind it. */
        orders: number;
    } | null;
    /** All links still there at the first look after twelve months, of publications that were looked at then. Null with fewer than ten orders. */
    linksAfter12Months: {
        /** A share of them, 0 to 1. */
        share: number;
        /** The orders behind it. */
        orders: number;
    } | null;
    /** Completed publications that stayed. Null with fewer than ten orders. */
    kept: {
        /** Publications that were never lost, 0 to 1. */
        share: number;
        /** The orders behind it. */
        orders: number;
        /** Publications that were lost. */
        lost: number;
        /** Of those, publications that were restored. */
        restored: number;
    } | null;
};
export type MediumMark = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MediumMark";
    id: string;
    /** The organization whose list it is on. */
    organization: string;
    /** The campaign whose list it is on; null where it counts in all of the organization's campaigns. */
    campaign: string | null;
    /** That campaign's name. */
    campaignName: string | null;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The list. */
    kind: "favourite" | "blocked";
    /** A note for colleagues; may be empty. */
    note: string;
    /** When it was marked. */
    createdAt: string;
    /** When the mark last changed. */
    updatedAt: string;
};
export type SavedView = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "SavedView";
    id: string;
    /** The organization that it is kept in. */
    organization: string;
    /** Its name. */
    name: string;
    /** Its filters, sorting and columns, as they stand in the address behind `/media?`. */
    query: string;
    /** Everybody in the organization may open it. */
    shared: boolean;
    /** You keep it; a shared view of somebody else can be opened, not changed. */
    own: boolean;
    /** The person who keeps it. */
    ownerName: string;
    /** When it was kept. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type CatalogueImportInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "CatalogueImport";
    id: string;
    /** The organization whose outlets they are; null for metrics of anybody's outlets. */
    organization: string | null;
    /** That organization's name. */
    organizationName: string | null;
    /** The person who brought the file; null for the server's own machine. */
    createdByName: string | null;
    /** The contents of the file. */
    kind: "media" | "formats" | "metrics";
    /** The file's name. */
    fileName: string;
    /** The file's size in bytes. */
    fileBytes: number;
    /** Where the import stands; jobs work on it while it previews, runs or undoes. */
    state: "uploaded" | "previewing" | "previewed" | "running" | "done" | "failed" | "undoing" | "undone";
    /** The file is kept and can be read again. */
    fileKept: boolean;
    /** How much of the file is read, in percent. */
    progressPercent: number;
    /** Figures of the last reading; null before it. */
    counts: {
        /** Rows that were read. */
        rowsRead: number;
        /** Rows that bring something new. */
        rowsCreated: number;
        /** Rows that change something known. */
        rowsUpdated: number;
        /** Rows that change nothing. */
        rowsUnchanged: number;
        /** Rows that were merged into an earlier one of the file. */
        rowsMerged: number;
        /** Rows with an error, which are left out. */
        rowsRefused: number;
        /** New formats. */
        formatsCreated: number;
        /** Formats that change. */
        formatsUpdated: number;
    } | null;
    /** Why it failed, in a sentence; null when it did not. */
    problem: string | null;
    /** The result of an undo; null before it. */
    undo: {
        /** Outlets that were removed. */
        mediaRemoved: number;
        /** Outlets that are as before. */
        mediaSetBack: number;
        /** Formats that were removed. */
        formatsRemoved: number;
        /** Formats that are as before. */
        formatsSetBack: number;
        /** Readings of metrics that were removed. */
        readingsRemoved: number;
        /** Readings of metrics that are as before. */
        readingsSetBack: number;
        /** Outlets that were left because somebody built on them; the first hundred by domain. */
        kept: {
            /** The outlet's domain. */
            domain: string;
            /** Why it was left. */
            reason: "changed" | "booked" | "carted" | "used";
        }[];
        /** All outlets that were left. */
        keptCount: number;
    } | null;
    /** The moves that you may make now. */
    moves: ("preview" | "run" | "undo")[];
    /** When the file came. */
    createdAt: string;
    /** When the import was done; null until then. */
    finishedAt: string | null;
    /** When it was undone; null until then. */
    undoneAt: string | null;
};
export type CatalogueImport = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "CatalogueImport";
    id: string;
    /** The organization whose outlets they are; null for metrics of anybody's outlets. */
    organization: string | null;
    /** That organization's name. */
    organizationName: string | null;
    /** The person who brought the file; null for the server's own machine. */
    createdByName: string | null;
    /** The contents of the file. */
    kind: "media" | "formats" | "metrics";
    /** The file's name. */
    fileName: string;
    /** The file's size in bytes. */
    fileBytes: number;
    /** Where the import stands; jobs work on it while it previews, runs or undoes. */
    state: "uploaded" | "previewing" | "previewed" | "running" | "done" | "failed" | "undoing" | "undone";
    /** The file is kept and can be read again. */
    fileKept: boolean;
    /** The file's header. */
    columns: string[];
    /** The first rows as they stand there. */
    sample: string[][];
    /** How the file is read. */
    options: {
        /** The sign between two columns. */
        delimiter: "," | ";" | "\t" | "|";
        /** How the file is encoded; UTF-16 is known by its first two bytes. */
        encoding: "utf-8" | "windows-1252";
        /** Where each field's text comes from. */
        mapping: {
            [key: string]: {
                /** A column of the file, by its header. */
                column?: string;
                /** One text for every row, in a column's place. */
                fixed?: string;
                /** Byline's words by the words of the file, which they replace. */
                words?: {
                    [key: string]: string;
                };
            };
        };
        /** Known domains and further rows of a domain: `merge` changes what is there, `refuse` refuses them. */
        duplicates: "merge" | "refuse";
        /** Where new outlets and formats are to stand, as far as Byline's review lets them. */
        status: "listed" | "draft";
        /** The measurer of the metrics; for a publisher's file it is always `declared`. */
        source: string;
    };
    /** How much of the file is read, in percent. */
    progressPercent: number;
    /** Figures of the last reading; null before it. */
    counts: {
        /** Rows that were read. */
        rowsRead: number;
        /** Rows that bring something new. */
        rowsCreated: number;
        /** Rows that change something known. */
        rowsUpdated: number;
        /** Rows that change nothing. */
        rowsUnchanged: number;
        /** Rows that were merged into an earlier one of the file. */
        rowsMerged: number;
        /** Rows with an error, which are left out. */
        rowsRefused: number;
        /** New formats. */
        formatsCreated: number;
        /** Formats that change. */
        formatsUpdated: number;
    } | null;
    /** Errors and rows of the last reading; null before it. */
    findings: {
        /** The first errors; the file of errors holds all. */
        errors: {
            /** The line of the file, counted from 1 with its header. */
            line: number;
            /** The column that is at fault. */
            column: string;
            /** The text that stands there. */
            value: string;
            /** The fault in words. */
            message: string;
        }[];
        /** All errors. */
        errorCount: number;
        /** Equal errors of a column together, the most frequent first. */
        kinds: {
            /** The column that is at fault; empty for the row as a whole. */
            column: string;
            /** The fault in words. */
            message: string;
            /** How many errors are of this kind. */
            count: number;
            /** The first lines that have it. */
            lines: number[];
        }[];
        /** Words of refused rows that Byline does not know, the most frequent first. */
        words: {
            /** The field that it was to fill. */
            field: "name" | "url" | "domain" | "mediaType" | "languages" | "countries" | "topics" | "description" | "editorialPolicy" | "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate" | "leadingCountriesIds" | "audienceCountries" | "readOn" | "price" | "turnaroundDays" | "formatType" | "contributor" | "priceCents" | "writingService" | "writingPriceCents" | "textMinCharacters" | "textMaxCharacters" | "turnaroundHours" | "hyperlinkKind" | "hyperlinksMax" | "dofollowFeeCents" | "imagesMin" | "imagesMax" | "topicsAccepted" | "topicsRefused" | "permanenceMonths" | "homepageDays" | "adLabel" | "guaranteeDays" | "otherConditions" | "exampleLinks" | "category";
            /** The column that it stands in. */
            column: string;
            /** The word as the file writes it. */
            word: string;
            /** How many rows have it. */
            count: number;
            /** Byline's word that is most like it; null where none is. */
            nearest: string | null;
        }[];
        /** The first rows with their outcome. */
        rows: {
            /** The line of the file, counted from 1 with its header. */
            line: number;
            /** The outlet's domain. */
            domain: string;
            /** The outcome of the row: `created`, `updated`, … */
            outcome: string;
            /** The values that would be written, by their fields. */
            fields: {
                [key: string]: any;
            };
        }[];
    } | null;
    /** Why it failed, in a sentence; null when it did not. */
    problem: string | null;
    /** The result of an undo; null before it. */
    undo: {
        /** Outlets that were removed. */
        mediaRemoved: number;
        /** Outlets that are as before. */
        mediaSetBack: number;
        /** Formats that were removed. */
        formatsRemoved: number;
        /** Formats that are as before. */
        formatsSetBack: number;
        /** Readings of metrics that were removed. */
        readingsRemoved: number;
        /** Readings of metrics that are as before. */
        readingsSetBack: number;
        /** Outlets that were left because somebody built on them; the first hundred by domain. */
        kept: {
            /** The outlet's domain. */
            domain: string;
            /** Why it was left. */
            reason: "changed" | "booked" | "carted" | "used";
        }[];
        /** All outlets that were left. */
        keptCount: number;
    } | null;
    /** The moves that you may make now. */
    moves: ("preview" | "run" | "undo")[];
    /** When the file came. */
    createdAt: string;
    /** When the import was done; null until then. */
    finishedAt: string | null;
    /** When it was undone; null until then. */
    undoneAt: string | null;
};
export type Slots = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Slots";
    /** The outlet's id. */
    id: string;
    /** Holidays and full weeks of the outlet, in the order of their beginnings. */
    closed: {
        /** The first day. */
        "from": string;
        /** The last day, included. */
        until: string;
    }[];
};
export type Cart = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Cart";
    id: string;
    /** The campaign that pays. */
    campaign: string;
    /** Its name. */
    campaignName: string;
    /** The advertiser. */
    organization: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** Its lines, in the order in which they were put in. */
    lines: {
        id: string;
        /** The format. */
        format: string;
        /** The outlet. */
        media: string;
        /** The outlet's name. */
        mediaName: string;
        /** The outlet's domain. */
        mediaDomain: string;
        /** Whether the publisher proved that the domain is theirs. */
        verified: boolean;
        /** The kind of publication: `Advertorial`. */
        formatType: string;
        /** Of a Contributor Post: sold by a contributor, not by the owner of the outlet. */
        contributor: boolean;
        /** The kinds of link that the format offers. */
        offeredHyperlinkKind: string;
        /** The chosen kind of link. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The extras that the format offers, with their prices. */
        offeredExtras: {
            /** Its name; by it the extra is booked. */
            name: string;
            /** Its price in cents; null for readers who may not know it. */
            priceCents: number | null;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "writing" | "guarantee" | "homepage" | "custom";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** The names of the chosen extras. */
        extras: string[];
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The chosen day, UTC; null for as soon as possible. */
        publishOn: string | null;
        /** Hours that the publisher takes from the acceptance on. */
        turnaroundHours: number;
        /** Holidays and full weeks of the outlet, in the order of their beginnings. */
        closed: {
            /** The first day. */
            "from": string;
            /** The last day, included. */
            until: string;
        }[];
        /** The price of the format alone, in cents: the advertiser's own, if one was agreed. */
        priceCents: number | null;
        /** The fee for the chosen kind of link, in cents. */
        hyperlinkFeeCents: number | null;
        /** The fee that a dofollow link has here, in cents. */
        dofollowFeeCents: number | null;
        /** The chosen extras together, in cents. */
        extrasCents: number | null;
        /** Price, link and extras together, in cents. */
        totalCents: number | null;
        /** The price of the format alone when it was put in, or accepted since, in cents. */
        agreedPriceCents: number | null;
        /** The price that everybody is shown, in cents. */
        listedPriceCents: number | null;
        /** True if the format has moved on since it was put in: its changes are accepted first. */
        changed: boolean;
        /** False if it can't be booked any more. */
        available: boolean;
        /** Reasons against booking it. They only warn, except for your own outlet, which can't be booked. */
        conflicts: ("booked-in-campaign" | "links-to-target" | "same-owner" | "blocked" | "own-media" | "related" | "in-cart")[];
    }[];
    /** All lines together, in cents. */
    totalCents: number | null;
    /** The service fee within the total if it were booked now, in cents. */
    feeCents: number | null;
    /** The advertiser's money to spend, in cents. */
    availableCents: number | null;
    /** Cents that the balance lacks for booking all lines. */
    shortByCents: number | null;
    /** Cents that the campaign's budget leaves beside spent and held money, below zero beyond it; null without a budget. */
    budgetLeftCents: number | null;
    /** Your role in the cart's project: 0 Admin, 1 Manager, 2 Viewer. */
    role: number;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type OrderInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Order";
    id: string;
    /** The reader's side. */
    party: "client" | "publisher" | "operator";
    /** The reader's role on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator. */
    role: number | null;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The campaign that pays; null for the publisher. */
    campaign: string | null;
    /** Its name; null for the publisher. */
    campaignName: string | null;
    /** The brand that is written about. */
    projectName: string;
    /** The advertiser. */
    clientOrganization: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher. */
    publisherOrganization: string;
    /** The publisher's name. */
    publisherName: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The format that is published. */
    format: string;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
    /** The order's number for people: `Q26110039`. */
    "number": string;
    /** The advertiser's own reference, once in their organization; null without one, and for the publisher. */
    reference: string | null;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The booked kind of link. */
    hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
    /** The price of the format alone, in cents. */
    priceCents: number | null;
    /** The fee for the booked kind of link, in cents. */
    hyperlinkFeeCents: number | null;
    /** Price, link and extras together, in cents. */
    totalCents: number | null;
    /** The service fee's share of the total, in hundredths of a percent. */
    feeBasisPoints: number | null;
    /** The service fee within the total, in cents. */
    feeCents: number | null;
    /** The publisher's earnings within the total, in cents. */
    earningsCents: number | null;
    /** How `publishOn` is meant. */
    publishDateMode: "On" | "After" | "Before";
    /** The day of publication, UTC; null for as soon as possible. */
    publishOn: string | null;
    /** Where the order stands. */
    status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
    /** True for a refunded order of which a part stays paid, or is still owed by the publisher. */
    partlyRefunded: boolean;
    /** Goes up with each move; a move that names an older count is refused, since another came first. */
    moveCount: number;
    /** When the side for whom the order waits should have acted; null for no such time. */
    dueAt: string | null;
    /** When the status ends by itself: later than `dueAt` if a publication may be late; null for never. */
    deadlineAt: string | null;
    /** Another publish date that waits for the other side's answer; null for none. */
    proposedDate: {
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The proposed day, UTC; null for as soon as possible. */
        publishOn: string | null;
        /** The side that proposed it. */
        by: "client" | "publisher";
        /** Why, in that side's words; null for no reason given. */
        reason: string | null;
    } | null;
    /** When a look at the publication was last asked for; the next may follow some minutes later. */
    lookAskedAt: string | null;
    /** Its dispute, open or decided; null for none. */
    dispute: {
        /** The parties that told their story. */
        toldBy: ("client" | "publisher" | "system")[];
    } | null;
    /** The text's title; empty for the publisher until the text is sent. */
    title: string;
    /** Whether there is a text that you may read. */
    hasText: boolean;
    /** Goes up with each text that is saved; named when the next one is. */
    textVersion: number;
    /** The address of the publication; null until it is named. */
    publicationUrl: string | null;
    /** How the proof of the publication stands; null while nothing is online. */
    proof: {
        /** How the proof stands. */
        state: "unseen" | "holds" | "restored" | "failing" | "lost";
        /** The newest look's findings of something wrong, a sentence each. */
        problems: string[];
        /** When the newest look was taken; null before the first. */
        checkedAt: string | null;
        /** How many single facts the newest look compared. */
        checks: number;
        /** How many of the promised links the newest look found. */
        linksFound: number;
        /** How many links were promised. */
        linksPromised: number;
    } | null;
    /** How many revisions were asked for. */
    revisionRounds: number;
    /** The moves that you may make now. */
    moves: ("send" | "accept" | "reject" | "requestChanges" | "sendBrief" | "acceptBrief" | "reviseBrief" | "deliverText" | "requestRewrite" | "approveText" | "publish" | "requestRevision" | "failChecks" | "correctLink" | "publishAgain" | "checkAgain" | "complete" | "approve" | "proposeDate" | "acceptDate" | "declineDate" | "withdrawDate" | "cancel" | "swap" | "expire" | "dispute" | "contest" | "answerDispute" | "endStories" | "resolveCompleted" | "resolveRefunded" | "upholdCompletion" | "refundCompletion" | "openClaim" | "replace" | "restoreClaim" | "waiveClaim" | "refundClaim")[];
    /** Whether something of the order is your side's to edit now: text, brief or date. */
    editable: boolean;
    /** Whether `newConditions` wait for an answer. */
    hasNewConditions: boolean;
    /** Whether the publisher's work waits: the advertiser's payment was taken back, and they owe it. True only while there is work to begin or deliver. */
    waitsForPayment: boolean;
    /** Whether a contributor sells it, of a Contributor Post. */
    byContributor: boolean;
    /** Whether the advertiser may move it to another outlet. */
    swappable: boolean;
    /** The order that it was moved from; for the advertiser alone. */
    swappedFrom: string | null;
    /** The number of that order. */
    swappedFromNumber: string | null;
    /** The order that it was moved to; for the advertiser alone. */
    swappedTo: string | null;
    /** The number of that order. */
    swappedToNumber: string | null;
    /** When the text was last sent to the publisher. */
    sentAt: string | null;
    /** When the publisher accepted it. */
    acceptedAt: string | null;
    /** The last publication; a revision is published again. */
    publishedAt: string | null;
    /** The first publication, by which the order was on time or late. */
    firstPublishedAt: string | null;
    /** When it was completed, and the publisher paid. */
    completedAt: string | null;
};
export type OfferInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Offer";
    id: string;
    /** The reader's side. */
    party: "client" | "publisher" | "operator";
    /** The reader's role on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator. */
    role: number | null;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The campaign that pays; null for the publisher. */
    campaign: string | null;
    /** Its name; null for the publisher. */
    campaignName: string | null;
    /** The brand that is written about. */
    projectName: string;
    /** The advertiser. */
    clientOrganization: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher. */
    publisherOrganization: string;
    /** The publisher's name. */
    publisherName: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The format that is published. */
    format: string;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The listed price when the offer was made, in cents. */
    marketPriceCents: number | null;
    /** The advertiser's own price then, in cents: the listed one, or less by an earlier offer. */
    presentPriceCents: number | null;
    /** The kinds of link that the format offers. */
    offeredHyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
    /** Where the offer stands; `sent` waits for the publisher, `countered` for the advertiser. */
    status: "sent" | "countered" | "accepted" | "declined" | "withdrawn" | "expired";
    /** The number of the version that stands. */
    version: number;
    /** Its price for the format alone, in cents. */
    priceCents: number | null;
    /** Its total with link and extras, in cents: accepting it holds and pays that. */
    totalCents: number | null;
    /** The money held for it now, in cents; null for the publisher. */
    heldCents: number | null;
    /** Cents that accepting the present version needs beyond held and available money; null for the publisher. */
    missingCents: number | null;
    /** The service fee on the version that stands, in cents. */
    feeCents: number | null;
    /** The publisher's earnings from the version that stands, in cents. */
    earningsCents: number | null;
    /** When an unanswered offer ends by itself; null once it is over. */
    expiresAt: string | null;
    /** The accepted price is the advertiser's for more orders. */
    isPriceKept: boolean;
    /** When a kept price ends; null for one without an end by date. */
    priceEndsAt: string | null;
    /** For how many more orders a kept price holds; null without such a limit. */
    priceOrdersLeft: number | null;
    /** The moves that the reader may make now. */
    moves: ("accept" | "counter" | "decline" | "withdraw")[];
    /** The order that an accepted offer became; it has the offer's id. */
    order: string | null;
    /** The number of that order. */
    orderNumber: string | null;
};
export type Offer = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Offer";
    id: string;
    /** The reader's side. */
    party: "client" | "publisher" | "operator";
    /** The reader's role on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator. */
    role: number | null;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The campaign that pays; null for the publisher. */
    campaign: string | null;
    /** Its name; null for the publisher. */
    campaignName: string | null;
    /** The brand that is written about. */
    projectName: string;
    /** The advertiser. */
    clientOrganization: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher. */
    publisherOrganization: string;
    /** The publisher's name. */
    publisherName: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The format that is published. */
    format: string;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The listed price when the offer was made, in cents. */
    marketPriceCents: number | null;
    /** The advertiser's own price then, in cents: the listed one, or less by an earlier offer. */
    presentPriceCents: number | null;
    /** The format's conditions when the offer was made. */
    conditions: {
        /** Published by a contributor; others find such a format by its direct link alone. */
        contributor: boolean;
        /** The shortest text that is accepted, in characters. */
        textMinCharacters: number;
        /** The longest text that is accepted, in characters. */
        textMaxCharacters: number;
        /** Hours from acceptance until the text is published. */
        turnaroundHours: number;
        /** The kinds of link that can be booked. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
        /** The number of links that a text may hold. */
        hyperlinksMax: number;
        /** The least number of images in a text. */
        imagesMin: number;
        /** The largest number of images in a text. */
        imagesMax: number;
        /** Topics that are welcome. */
        topicsAccepted: string[];
        /** Topics that are refused. */
        topicsRefused: string[];
        /** Months that the publication stays online; 0 is for ever. */
        permanenceMonths: number;
        /** Days on the homepage; 0 for none. */
        homepageDays: number;
        /** The label that marks it as an ad; empty for none. */
        adLabel: string;
        /** Days of guarantee that the publication stays as agreed; 0 for none. */
        guaranteeDays: number;
        /** Further conditions in the publisher's own words. */
        otherConditions: string;
    };
    /** The kinds of link that the format offers. */
    offeredHyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
    /** The fee for a dofollow link, in cents. */
    dofollowFeeCents: number | null;
    /** The extras that the format offers. */
    offeredExtras: {
        /** Its name; by it the extra is booked. */
        name: string;
        /** Its price in cents; null for readers who may not know it. */
        priceCents: number | null;
        /** The thing that it is beside its name; where it is missing, the name says it all. */
        kind?: "writing" | "guarantee" | "homepage" | "custom";
        /** The months of a longer `guarantee`, or the days more on the `homepage`. */
        count?: number;
    }[];
    /** The advertiser's brief for the text. */
    brief: string;
    /** Where the offer stands; `sent` waits for the publisher, `countered` for the advertiser. */
    status: "sent" | "countered" | "accepted" | "declined" | "withdrawn" | "expired";
    /** The number of the version that stands. */
    version: number;
    /** Its price for the format alone, in cents. */
    priceCents: number | null;
    /** Its total with link and extras, in cents: accepting it holds and pays that. */
    totalCents: number | null;
    /** All versions, oldest first. */
    versions: {
        /** Counts from 1. */
        "number": number;
        /** The side that wrote it. */
        by: "client" | "publisher";
        /** The person who wrote it; empty for somebody who gave no name. */
        byName: string;
        /** The price of the format alone, in cents. */
        priceCents: number | null;
        /** The kind of link that is proposed. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The fee for that kind of link, in cents. */
        hyperlinkFeeCents: number | null;
        /** The extras that are proposed, with their prices. */
        extras: {
            /** Its name; by it the extra is booked. */
            name: string;
            /** Its price in cents; null for readers who may not know it. */
            priceCents: number | null;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "writing" | "guarantee" | "homepage" | "custom";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** Price, link and extras together, in cents. */
        totalCents: number | null;
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The day of publication; null for as soon as possible. */
        publishOn: string | null;
        /** How many days the price stays once a publisher's version is accepted. */
        keptDays: number | null;
        /** For how many orders the price stays once a publisher's version is accepted. */
        keptOrders: number | null;
        /** The side's words to the other; may be empty. */
        message: string;
        /** When it was proposed. */
        createdAt: string;
    }[];
    /** The money held for it now, in cents; null for the publisher. */
    heldCents: number | null;
    /** Cents that accepting the present version needs beyond held and available money; null for the publisher. */
    missingCents: number | null;
    /** The service fee on the version that stands, in cents. */
    feeCents: number | null;
    /** The publisher's earnings from the version that stands, in cents. */
    earningsCents: number | null;
    /** When an unanswered offer ends by itself; null once it is over. */
    expiresAt: string | null;
    /** Why it was declined. */
    reason: string | null;
    /** The accepted price is the advertiser's for more orders. */
    isPriceKept: boolean;
    /** When a kept price ends; null for one without an end by date. */
    priceEndsAt: string | null;
    /** For how many more orders a kept price holds; null without such a limit. */
    priceOrdersLeft: number | null;
    /** The moves that the reader may make now. */
    moves: ("accept" | "counter" | "decline" | "withdraw")[];
    /** The order that an accepted offer became; it has the offer's id. */
    order: string | null;
    /** The number of that order. */
    orderNumber: string | null;
};
export type OfferRule = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OfferRule";
    /** The format's id. */
    id: string;
    /** The format that the rule is for. */
    format: string;
    /** Offers from this price up are accepted at once, in cents; null for none. */
    acceptFromCents: number | null;
    /** Offers below this price are declined at once, in cents; null for none. */
    declineBelowCents: number | null;
};
export type Order = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Order";
    id: string;
    /** The reader's side. */
    party: "client" | "publisher" | "operator";
    /** The reader's role on that side: 0 Admin, 1 Manager, 2 Viewer; null for an operator. */
    role: number | null;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The campaign that pays; null for the publisher. */
    campaign: string | null;
    /** Its name; null for the publisher. */
    campaignName: string | null;
    /** The brand that is written about. */
    projectName: string;
    /** The advertiser. */
    clientOrganization: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher. */
    publisherOrganization: string;
    /** The publisher's name. */
    publisherName: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The format that is published. */
    format: string;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
    /** The order's number for people: `Q26110039`. */
    "number": string;
    /** The advertiser's own reference, once in their organization; null without one, and for the publisher. */
    reference: string | null;
    /** The brand's site, as the project names it. */
    projectWebsite: string | null;
    /** The project's words about its brand. */
    brandDescription: string;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The conditions that the text and the publication keep. */
    conditions: {
        /** Published by a contributor; others find such a format by its direct link alone. */
        contributor: boolean;
        /** The shortest text that is accepted, in characters. */
        textMinCharacters: number;
        /** The longest text that is accepted, in characters. */
        textMaxCharacters: number;
        /** Hours from acceptance until the text is published. */
        turnaroundHours: number;
        /** The kinds of link that can be booked. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
        /** The number of links that a text may hold. */
        hyperlinksMax: number;
        /** The least number of images in a text. */
        imagesMin: number;
        /** The largest number of images in a text. */
        imagesMax: number;
        /** Topics that are welcome. */
        topicsAccepted: string[];
        /** Topics that are refused. */
        topicsRefused: string[];
        /** Months that the publication stays online; 0 is for ever. */
        permanenceMonths: number;
        /** Days on the homepage; 0 for none. */
        homepageDays: number;
        /** The label that marks it as an ad; empty for none. */
        adLabel: string;
        /** Days of guarantee that the publication stays as agreed; 0 for none. */
        guaranteeDays: number;
        /** Further conditions in the publisher's own words. */
        otherConditions: string;
    };
    /** The booked extras, with their prices. */
    extras: {
        /** Its name; by it the extra is booked. */
        name: string;
        /** Its price in cents; null for readers who may not know it. */
        priceCents: number | null;
        /** The thing that it is beside its name; where it is missing, the name says it all. */
        kind?: "writing" | "guarantee" | "homepage" | "custom";
        /** The months of a longer `guarantee`, or the days more on the `homepage`. */
        count?: number;
    }[];
    /** The booked kind of link. */
    hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
    /** The price of the format alone, in cents. */
    priceCents: number | null;
    /** The fee for the booked kind of link, in cents. */
    hyperlinkFeeCents: number | null;
    /** Price, link and extras together, in cents. */
    totalCents: number | null;
    /** The service fee's share of the total, in hundredths of a percent. */
    feeBasisPoints: number | null;
    /** The service fee within the total, in cents. */
    feeCents: number | null;
    /** The publisher's earnings within the total, in cents. */
    earningsCents: number | null;
    /** How `publishOn` is meant. */
    publishDateMode: "On" | "After" | "Before";
    /** The day of publication, UTC; null for as soon as possible. */
    publishOn: string | null;
    /** Where the order stands. */
    status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
    /** True for a refunded order of which a part stays paid, or is still owed by the publisher. */
    partlyRefunded: boolean;
    /** Goes up with each move; a move that names an older count is refused, since another came first. */
    moveCount: number;
    /** When the side for whom the order waits should have acted; null for no such time. */
    dueAt: string | null;
    /** When the status ends by itself: later than `dueAt` if a publication may be late; null for never. */
    deadlineAt: string | null;
    /** Another publish date that waits for the other side's answer; null for none. */
    proposedDate: {
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The proposed day, UTC; null for as soon as possible. */
        publishOn: string | null;
        /** The side that proposed it. */
        by: "client" | "publisher";
        /** Why, in that side's words; null for no reason given. */
        reason: string | null;
    } | null;
    /** When a look at the publication was last asked for; the next may follow some minutes later. */
    lookAskedAt: string | null;
    /** Its dispute, open or decided; null for none. */
    dispute: {
        /** The parties that told their story. */
        toldBy: ("client" | "publisher" | "system")[];
    } | null;
    /** The text's title; empty for the publisher until the text is sent. */
    title: string;
    /** The text as HTML; empty for the publisher until it is sent. */
    content: string;
    /** Whether there is a text that you may read. */
    hasText: boolean;
    /** Goes up with each text that is saved; named when the next one is. */
    textVersion: number;
    /** The brief for the publisher's writing, if the writing was booked. */
    brief: string;
    /** The address of the publication; null until it is named. */
    publicationUrl: string | null;
    /** How the proof of the publication stands; null while nothing is online. */
    proof: {
        /** How the proof stands. */
        state: "unseen" | "holds" | "restored" | "failing" | "lost";
        /** The newest look's findings of something wrong, a sentence each. */
        problems: string[];
        /** When the newest look was taken; null before the first. */
        checkedAt: string | null;
        /** How many single facts the newest look compared. */
        checks: number;
        /** How many of the promised links the newest look found. */
        linksFound: number;
        /** How many links were promised. */
        linksPromised: number;
    } | null;
    /** Failures that the approval accepted, a sentence each; the guarantee does not cover them. */
    despite: string[];
    /** The words given with the last move that took a reason; null for none. */
    reason: string | null;
    /** How many revisions were asked for. */
    revisionRounds: number;
    /** The moves that you may make now. */
    moves: ("send" | "accept" | "reject" | "requestChanges" | "sendBrief" | "acceptBrief" | "reviseBrief" | "deliverText" | "requestRewrite" | "approveText" | "publish" | "requestRevision" | "failChecks" | "correctLink" | "publishAgain" | "checkAgain" | "complete" | "approve" | "proposeDate" | "acceptDate" | "declineDate" | "withdrawDate" | "cancel" | "swap" | "expire" | "dispute" | "contest" | "answerDispute" | "endStories" | "resolveCompleted" | "resolveRefunded" | "upholdCompletion" | "refundCompletion" | "openClaim" | "replace" | "restoreClaim" | "waiveClaim" | "refundClaim")[];
    /** Whether something of the order is your side's to edit now: text, brief or date. */
    editable: boolean;
    /** The format's conditions of now, if it has moved on since the booking and nobody accepted the order. The text is not sent before the advertiser accepts them. */
    newConditions: {
        /** Named when they are accepted; if another one came in between, that is refused. */
        version: number;
        /** False when the format left the market: then they can't be accepted. */
        available: boolean;
        /** The kind of publication: `Advertorial`. */
        formatType: string;
        /** The conditions that the text and the publication keep. */
        conditions: {
            /** Published by a contributor; others find such a format by its direct link alone. */
            contributor: boolean;
            /** The shortest text that is accepted, in characters. */
            textMinCharacters: number;
            /** The longest text that is accepted, in characters. */
            textMaxCharacters: number;
            /** Hours from acceptance until the text is published. */
            turnaroundHours: number;
            /** The kinds of link that can be booked. */
            hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
            /** The number of links that a text may hold. */
            hyperlinksMax: number;
            /** The least number of images in a text. */
            imagesMin: number;
            /** The largest number of images in a text. */
            imagesMax: number;
            /** Topics that are welcome. */
            topicsAccepted: string[];
            /** Topics that are refused. */
            topicsRefused: string[];
            /** Months that the publication stays online; 0 is for ever. */
            permanenceMonths: number;
            /** Days on the homepage; 0 for none. */
            homepageDays: number;
            /** The label that marks it as an ad; empty for none. */
            adLabel: string;
            /** Days of guarantee that the publication stays as agreed; 0 for none. */
            guaranteeDays: number;
            /** Further conditions in the publisher's own words. */
            otherConditions: string;
        };
        /** The booked extras, with their prices. */
        extras: {
            /** Its name; by it the extra is booked. */
            name: string;
            /** Its price in cents; null for readers who may not know it. */
            priceCents: number | null;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "writing" | "guarantee" | "homepage" | "custom";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** The booked kind of link. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The price of the format alone, in cents. */
        priceCents: number | null;
        /** The fee for the booked kind of link, in cents. */
        hyperlinkFeeCents: number | null;
        /** Price, link and extras together, in cents. */
        totalCents: number | null;
        /** Booked extras that are no longer on offer, by their names. */
        extrasGone: string[];
        /** Cents that the advertiser's balance lacks for them; null for the publisher. */
        missingCents: number | null;
    } | null;
    /** Whether `newConditions` wait for an answer. */
    hasNewConditions: boolean;
    /** Whether the publisher's work waits: the advertiser's payment was taken back, and they owe it. True only while there is work to begin or deliver. */
    waitsForPayment: boolean;
    /** Whether a contributor sells it, of a Contributor Post. */
    byContributor: boolean;
    /** Whether the advertiser may move it to another outlet. */
    swappable: boolean;
    /** The order that it was moved from; for the advertiser alone. */
    swappedFrom: string | null;
    /** The number of that order. */
    swappedFromNumber: string | null;
    /** The order that it was moved to; for the advertiser alone. */
    swappedTo: string | null;
    /** The number of that order. */
    swappedToNumber: string | null;
    /** When the text was last sent to the publisher. */
    sentAt: string | null;
    /** When the publisher accepted it. */
    acceptedAt: string | null;
    /** The last publication; a revision is published again. */
    publishedAt: string | null;
    /** The first publication, by which the order was on time or late. */
    firstPublishedAt: string | null;
    /** When it was completed, and the publisher paid. */
    completedAt: string | null;
};
export type OrderQuote = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderQuote";
    /** The campaign's id. */
    id: string;
    /** The campaign that would pay. */
    campaign: string;
    /** The lines, as they were named. */
    lines: {
        /** The format. */
        format: string;
        /** The outlet's name. */
        mediaName: string;
        /** The outlet's domain. */
        mediaDomain: string;
        /** The kind of publication: `Advertorial`. */
        formatType: string;
        /** The kind of link. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The price of the format alone, in cents: the advertiser's own, if one was agreed. */
        priceCents: number;
        /** The fee for that kind of link, in cents. */
        hyperlinkFeeCents: number;
        /** The chosen extras together, in cents. */
        extrasCents: number;
        /** Price, link and extras together, in cents. */
        totalCents: number;
    }[];
    /** All lines together, in cents: the booking's `expectedTotalCents`. */
    totalCents: number;
    /** The advertiser's money to spend, in cents. */
    availableCents: number;
    /** Cents that the balance lacks. */
    shortByCents: number;
    /** Cents that the campaign's budget leaves beside spent and held money; null without a budget. */
    budgetLeftCents: number | null;
    /** Why the wanted days can't be kept, in words; null where they can. */
    problem: string | null;
};
export type OrderOutcome = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderOutcome";
    /** The order's id. */
    id: string;
    /** The order. */
    order: string;
    /** Whether it was done. */
    done: boolean;
    /** The code of the refusal; null if it was done. */
    code: string | null;
    /** The refusal in words; null if it was done. */
    message: string | null;
};
export type OrderSwap = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderSwap";
    /** The order's id. */
    id: string;
    /** Cents to spend: the balance, and the money that is held for the order. */
    spendableCents: number;
    /** The order on the format that is named; null without one, and where it can't be booked. */
    offer: {
        /** The format. */
        format: string;
        /** The version of its conditions. */
        version: number;
        /** The outlet. */
        media: string;
        /** Its name. */
        mediaName: string;
        /** Its domain. */
        mediaDomain: string;
        /** The kind of publication: `Advertorial`. */
        formatType: string;
        /** The format's conditions. */
        conditions: {
            /** Published by a contributor; others find such a format by its direct link alone. */
            contributor: boolean;
            /** The shortest text that is accepted, in characters. */
            textMinCharacters: number;
            /** The longest text that is accepted, in characters. */
            textMaxCharacters: number;
            /** Hours from acceptance until the text is published. */
            turnaroundHours: number;
            /** The kinds of link that can be booked. */
            hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
            /** The number of links that a text may hold. */
            hyperlinksMax: number;
            /** The least number of images in a text. */
            imagesMin: number;
            /** The largest number of images in a text. */
            imagesMax: number;
            /** Topics that are welcome. */
            topicsAccepted: string[];
            /** Topics that are refused. */
            topicsRefused: string[];
            /** Months that the publication stays online; 0 is for ever. */
            permanenceMonths: number;
            /** Days on the homepage; 0 for none. */
            homepageDays: number;
            /** The label that marks it as an ad; empty for none. */
            adLabel: string;
            /** Days of guarantee that the publication stays as agreed; 0 for none. */
            guaranteeDays: number;
            /** Further conditions in the publisher's own words. */
            otherConditions: string;
        };
        /** The kinds of link that the format offers. */
        offeredHyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
        /** The kind of link that the order would have. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The fee for a dofollow link, in cents. */
        dofollowFeeCents: number;
        /** The extras that the format offers. */
        offeredExtras: {
            /** Its name; by it the extra is booked. */
            name: string;
            /** Its price, in cents. */
            priceCents: number;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "writing" | "guarantee" | "homepage" | "custom";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** The labels of the extras that the order would have. */
        extras: string[];
        /** The price of the format alone, in cents. */
        priceCents: number;
        /** The fee for the link that it would have, in cents. */
        hyperlinkFeeCents: number;
        /** Price, link and extras together, in cents. */
        totalCents: number;
        /** Cents that the balance lacks for it, with the money that is held for the order counted in. */
        missingCents: number;
        /** Everything that speaks against the outlet. */
        conflicts: ("booked-in-campaign" | "links-to-target" | "same-owner" | "blocked" | "own-media" | "related" | "in-cart")[];
    } | null;
};
export type OrderExtra = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderExtra";
    id: string;
    /** The order that it is for. */
    order: string;
    /** A `custom` one is a part of the order; a `change` or `removal` follows publication and is paid by itself. */
    kind: "custom" | "change" | "removal";
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** Its name, in the proposer's words. */
    name: string;
    /** Words to the other side; may be empty. */
    note: string;
    /** The price in cents. */
    priceCents: number | null;
    /** The service fee within the price, in cents. */
    feeCents: number | null;
    /** The publisher's earnings within the price, in cents. */
    earningsCents: number | null;
    /** The side that proposed it. */
    proposedBy: "client" | "publisher";
    /** Where it stands; an `open` one waits for an answer. */
    status: "open" | "included" | "agreed" | "done" | "disputed" | "paid" | "refunded" | "declined" | "withdrawn" | "void" | "lapsed";
    /** Why it was declined, or the part that is missing; null for none. */
    reason: string | null;
    /** The dispute about its result; null for none. */
    dispute: {
        /** The sides that told their story. */
        toldBy: ("client" | "publisher")[];
    } | null;
    /** When its status ends by itself; null for never. */
    deadlineAt: string | null;
    /** Cents that accepting it needs beyond the balance; null for the publisher and once it is answered. */
    missingCents: number | null;
    /** The moves that you may make now. */
    moves: ("include" | "agree" | "decline" | "withdraw" | "finish" | "reopen" | "confirm" | "giveUp" | "dispute" | "answerDispute" | "resolvePaid" | "resolveRefunded")[];
    /** When it was proposed. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type Activity = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Activity";
    id: string;
    /** The kind of thing that it is about. */
    subject: "order" | "publication" | "offer";
    /** The order; null for an offer. */
    order: string | null;
    /** The offer; null for an order. */
    offer: string | null;
    /** The order's number; null for an offer. */
    "number": string | null;
    /** The order's title; the kind of publication where it has none. */
    title: string;
    /** The outlet. */
    media: string;
    /** Its name. */
    mediaName: string;
    /** The publisher. */
    organization: string;
    /** The move, as the order's or offer's life names it. */
    verb: string;
    /** The status that it led to; null where the status stayed. */
    toState: string | null;
    /** The side that made it: `client`, `publisher`, `operator` or `system`. */
    party: string;
    /** The person who did it, or their side where the person is not known. */
    actorName: string;
    /** Words that came with it; may be empty. */
    message: string;
    /** When it happened, UTC. */
    createdAt: string;
};
export type PublisherPerformance = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PublisherPerformance";
    /** The organization's id. */
    id: string;
    /** The publisher. */
    organization: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The last twelve months, oldest first, the current one included. */
    months: {
        /** The month of UTC: `2026-11`. */
        month: string;
        /** Earnings of orders, changes and removals less refunds, in cents. */
        earnedCents: number | null;
        /** Texts and briefs that the publisher answered. */
        answered: number;
        /** Texts and briefs that expired unanswered. */
        missed: number;
        /** The median of hours until the publisher's answer, of those that were answered; null without one. */
        medianHours: number | null;
    }[];
    /** Texts and briefs of all these months that the publisher answered. */
    answered: number;
    /** Texts and briefs of all these months that expired unanswered. */
    missed: number;
    /** The median of hours until the answer in all these months; null without one. */
    medianHours: number | null;
};
export type AdvertiserHome = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AdvertiserHome";
    /** The organization's id. */
    id: string;
    /** The first things that wait for you, soonest first. */
    tasks: {
        /** The id of the order, offer, organization or campaign that it is about. */
        id: string;
        /** The kind of thing to do. */
        kind: "move" | "date" | "conditions" | "claim" | "offer" | "balance" | "budget";
        /** The order; null for another subject. */
        order: string | null;
        /** The offer; null for another subject. */
        offer: string | null;
        /** The campaign whose budget runs out; null for another subject. */
        campaign: string | null;
        /** The order's next move, which you may make now; null where your role lets you read only. */
        move: ("send" | "accept" | "reject" | "requestChanges" | "sendBrief" | "acceptBrief" | "reviseBrief" | "deliverText" | "requestRewrite" | "approveText" | "publish" | "requestRevision" | "failChecks" | "correctLink" | "publishAgain" | "checkAgain" | "complete" | "approve" | "proposeDate" | "acceptDate" | "declineDate" | "withdrawDate" | "cancel" | "swap" | "expire" | "dispute" | "contest" | "answerDispute" | "endStories" | "resolveCompleted" | "resolveRefunded" | "upholdCompletion" | "refundCompletion" | "openClaim" | "replace" | "restoreClaim" | "waiveClaim" | "refundClaim") | null;
        /** Whether you may do it. Where not, somebody else of your side has to. */
        mayAct: boolean;
        /** Where the order stands; null for another subject. */
        status: ("booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded") | null;
        /** The order's number; null for another subject. */
        "number": string | null;
        /** The text's title, or the campaign's name; empty where there is none yet. */
        title: string;
        /** The outlet; null for balance and budget. */
        mediaName: string | null;
        /** The kind of publication; null for balance and budget. */
        formatType: string | null;
        /** The other side's name; null for balance and budget. */
        otherName: string | null;
        /** Until when it waits; null without such a time. */
        dueAt: string | null;
        /** When the page was published last; null before. */
        publishedAt: string | null;
        /** How the proof of the publication stands; null while nothing is online. */
        proof: {
            /** How the proof stands. */
            state: "unseen" | "holds" | "restored" | "failing" | "lost";
            /** The newest look's findings of something wrong, a sentence each. */
            problems: string[];
            /** When the newest look was taken; null before the first. */
            checkedAt: string | null;
            /** How many single facts the newest look compared. */
            checks: number;
            /** How many of the promised links the newest look found. */
            linksFound: number;
            /** How many links were promised. */
            linksPromised: number;
        } | null;
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** The order's total, or for a publisher its earnings; of an offer the price that stands; of balance and budget what is left. */
        amountCents: number | null;
        /** Of an offer the price before; of the balance its threshold; of a budget all of it; null for an order. */
        againstCents: number | null;
    }[];
    /** All of them, counted up to a hundred. */
    taskCount: number;
    /** The organization's money; null without the right to read it. */
    wallet: {
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** Money to spend, in cents. */
        availableCents: number | null;
        /** Money held for open orders and offers, in cents. */
        heldCents: number | null;
    } | null;
    /** Work under way. */
    running: {
        /** Orders whose money is held, counted up to ten thousand. */
        orders: number;
        /** Campaigns that hold money. */
        campaigns: number;
    };
    /** Publications of the last 30 days. */
    published: {
        /** Publications of the last 30 days, of the newest thousand. */
        orders: number;
        /** The newest of them, two hundred at most, that were compared with their due date. */
        judged: number;
        /** How many of those came within their window. */
        onTime: number;
    };
    /** How what was published still stands. */
    links: {
        /** Paid publications among the newest thousand. */
        paid: number;
        /** How many of them have not been found changed or gone. */
        asAgreed: number;
        /** Open claims. */
        claims: number;
    };
    /** What was paid for publications; null for who may not read it. */
    spending: {
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** The last twelve months, oldest first, the current one included. */
        months: {
            /** The month of UTC: `2026-11`. */
            month: string;
            /** Cents, less refunds of the month; may be negative. */
            amountCents: number | null;
        }[];
    } | null;
    /** Active campaigns, those with the most held money first. */
    campaigns: {
        /** The campaign. */
        campaign: string;
        /** Its project. */
        project: string;
        /** Its name. */
        name: string;
        /** The project's name. */
        projectName: string;
        /** The goal that it serves. */
        goal: "seo" | "traffic" | "awareness" | "reputation" | "visa" | "other";
        /** Orders that were ever booked in it. */
        orderCount: number;
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** The budget in cents; null for none. */
        budgetCents: number | null;
        /** Cents that are paid out. */
        spentCents: number | null;
        /** Cents that are booked or offered, and not settled yet. */
        heldCents: number | null;
    }[];
    /** The latest publications. */
    publications: {
        /** The order. */
        order: string;
        /** The text's title. */
        title: string;
        /** The outlet. */
        mediaName: string;
        /** When it was published last. */
        publishedAt: string;
        /** How its proof stands. */
        proof: {
            /** How the proof stands. */
            state: "unseen" | "holds" | "restored" | "failing" | "lost";
            /** The newest look's findings of something wrong, a sentence each. */
            problems: string[];
            /** When the newest look was taken; null before the first. */
            checkedAt: string | null;
            /** How many single facts the newest look compared. */
            checks: number;
            /** How many of the promised links the newest look found. */
            linksFound: number;
            /** How many links were promised. */
            linksPromised: number;
        };
    }[];
};
export type PublisherHome = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PublisherHome";
    /** The organization's id. */
    id: string;
    /** The first things that wait for you, soonest first. */
    tasks: {
        /** The id of the order, offer, organization or campaign that it is about. */
        id: string;
        /** The kind of thing to do. */
        kind: "move" | "date" | "conditions" | "claim" | "offer" | "balance" | "budget";
        /** The order; null for another subject. */
        order: string | null;
        /** The offer; null for another subject. */
        offer: string | null;
        /** The campaign whose budget runs out; null for another subject. */
        campaign: string | null;
        /** The order's next move, which you may make now; null where your role lets you read only. */
        move: ("send" | "accept" | "reject" | "requestChanges" | "sendBrief" | "acceptBrief" | "reviseBrief" | "deliverText" | "requestRewrite" | "approveText" | "publish" | "requestRevision" | "failChecks" | "correctLink" | "publishAgain" | "checkAgain" | "complete" | "approve" | "proposeDate" | "acceptDate" | "declineDate" | "withdrawDate" | "cancel" | "swap" | "expire" | "dispute" | "contest" | "answerDispute" | "endStories" | "resolveCompleted" | "resolveRefunded" | "upholdCompletion" | "refundCompletion" | "openClaim" | "replace" | "restoreClaim" | "waiveClaim" | "refundClaim") | null;
        /** Whether you may do it. Where not, somebody else of your side has to. */
        mayAct: boolean;
        /** Where the order stands; null for another subject. */
        status: ("booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded") | null;
        /** The order's number; null for another subject. */
        "number": string | null;
        /** The text's title, or the campaign's name; empty where there is none yet. */
        title: string;
        /** The outlet; null for balance and budget. */
        mediaName: string | null;
        /** The kind of publication; null for balance and budget. */
        formatType: string | null;
        /** The other side's name; null for balance and budget. */
        otherName: string | null;
        /** Until when it waits; null without such a time. */
        dueAt: string | null;
        /** When the page was published last; null before. */
        publishedAt: string | null;
        /** How the proof of the publication stands; null while nothing is online. */
        proof: {
            /** How the proof stands. */
            state: "unseen" | "holds" | "restored" | "failing" | "lost";
            /** The newest look's findings of something wrong, a sentence each. */
            problems: string[];
            /** When the newest look was taken; null before the first. */
            checkedAt: string | null;
            /** How many single facts the newest look compared. */
            checks: number;
            /** How many of the promised links the newest look found. */
            linksFound: number;
            /** How many links were promised. */
            linksPromised: number;
        } | null;
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** The order's total, or for a publisher its earnings; of an offer the price that stands; of balance and budget what is left. */
        amountCents: number | null;
        /** Of an offer the price before; of the balance its threshold; of a budget all of it; null for an order. */
        againstCents: number | null;
    }[];
    /** All of them, counted up to a hundred. */
    taskCount: number;
    /** The publisher's money; null without the right to read it. */
    wallet: {
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** Earnings that can be withdrawn now, in cents. */
        withdrawableCents: number | null;
        /** Earnings that are locked, in cents. */
        lockedCents: number | null;
        /** When the next part unlocks by itself; null where nothing does. */
        nextUnlockAt: string | null;
        /** Earnings that accepted orders will bring, in cents. */
        expectedCents: number | null;
    } | null;
    /** The newest orders of all outlets that you see. */
    record: {
        /** The median of hours until the answer; null without one. */
        medianHours: number | null;
        /** Newest orders whose publication was due. */
        due: number;
        /** How many of them were published within their window. */
        onTime: number;
    };
    /** What all outlets earned; null for who may not read it. */
    earned: {
        /** Whether you may know the amounts of this record; where not, they are null. */
        showsAmounts: boolean;
        /** The last twelve months, oldest first, the current one included. */
        months: {
            /** The month of UTC: `2026-11`. */
            month: string;
            /** Cents, less refunds of the month; may be negative. */
            amountCents: number | null;
        }[];
    } | null;
    /** The outlets with the most earnings of the last twelve months. */
    outlets: {
        /** The outlet. */
        media: string;
        /** Its name. */
        name: string;
        /** The address of its logo; null for none. */
        logo: string | null;
        /** Where it stands. */
        status: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
        /** Orders that were paid in the last twelve months. */
        orderCount: number;
        /** What it earned; null for who may not read it. */
        earned: {
            /** Whether you may know the amounts of this record; where not, they are null. */
            showsAmounts: boolean;
            /** The last twelve months, oldest first, the current one included. */
            months: {
                /** The month of UTC: `2026-11`. */
                month: string;
                /** Cents, less refunds of the month; may be negative. */
                amountCents: number | null;
            }[];
        } | null;
        /** The median of hours until the answer; null without one. */
        medianHours: number | null;
        /** Newest orders whose publication was due. */
        due: number;
        /** How many of them were published within their window. */
        onTime: number;
    }[];
    /** All outlets that you see, counted up to ten thousand. */
    outletCount: number;
};
export type TaskCounts = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TaskCounts";
    /** The organization's id. */
    id: string;
    /** As an advertiser. */
    client: {
        /** Orders that wait for this side by its deadline. */
        statuses: {
            /** Where these orders stand. */
            status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
            /** Orders there that wait for this side, counted up to a hundred. */
            count: number;
        }[];
        /** Proposed dates to answer, counted up to a hundred. */
        dates: number;
        /** Offers to answer, counted up to a hundred. */
        offers: number;
    };
    /** As a publisher. */
    publisher: {
        /** Orders that wait for this side by its deadline. */
        statuses: {
            /** Where these orders stand. */
            status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
            /** Orders there that wait for this side, counted up to a hundred. */
            count: number;
        }[];
        /** Proposed dates to answer, counted up to a hundred. */
        dates: number;
        /** Offers to answer, counted up to a hundred. */
        offers: number;
    };
};
export type OrderEvent = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderEvent";
    id: string;
    /** The order that it happened to. */
    order: string;
    /** The move or happening by its name: `send`, `book`, `includeExtra`. */
    move: string;
    /** The party that acted: `client`, `publisher`, `operator` or `system`. */
    party: string;
    /** The person who acted, or else the party's name. */
    actorName: string;
    /** The status before; null for the booking. */
    fromStatus: ("booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded") | null;
    /** The status afterwards. */
    toStatus: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The words that went with it; may be empty. */
    message: string;
    /** When it happened. */
    createdAt: string;
};
export type LinkCheck = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "LinkCheck";
    id: string;
    /** The order whose publication was looked at. */
    order: string;
    /** Whether all was there that was promised. */
    passed: boolean;
    /** No known page answered: Byline's own network may have been at fault, and the look counts for nothing. */
    unsure: boolean;
    /** All that the look found. */
    evidence: {
        /** The address that was asked for. */
        url: string;
        /** The address that answered, after redirects; null for no answer. */
        finalUrl: string | null;
        /** The addresses that the page redirected to, in order. */
        redirects: string[];
        /** The status of the answer; null for no answer. */
        httpStatus: number | null;
        /** Whether the page answered as a readable page. */
        reachable: boolean;
        /** Whether the page asks search engines to leave it out. */
        noindex: boolean;
        /** The place of that wish, in the page or its headers; null for none. */
        noindexSource: string | null;
        /** The answer of the site's robots.txt to search engines for this page. */
        robotsTxt: "allows" | "blocks" | "unread";
        /** The page that an ordinary reader is shown, against the one that the check is shown. */
        readers: "unasked" | "same" | "other" | "unread";
        /** The address that the page names as its original; null for none. */
        canonical: string | null;
        /** The promised links, each compared with the page. */
        links: {
            /** The promised address. */
            href: string;
            /** The booked kind of link. */
            kind: string;
            /** Whether the page links to that address. */
            found: boolean;
            /** The link's words in the approved text. */
            promisedAnchor: string;
            /** The link's words on the page; null if it was not found. */
            anchor: string | null;
            /** The link's `rel` on the page; null for none. */
            rel: string | null;
            /** Whether the link is of the booked kind. */
            kindHolds: boolean;
            /** Whether the link's words are the promised ones. */
            anchorHolds: boolean;
        }[];
        /** The share of the approved text that stands on the page, 0 to 1; null if it was not compared. */
        textShare: number | null;
        /** SHA-256 of the approved text's part on the page; null for none. */
        textHash: string | null;
        /** SHA-256 of the page as it came; null for no page. */
        bodyHash: string | null;
        /** All that the look found wrong, a sentence each. */
        problems: string[];
    };
    /** When the page was looked at. */
    checkedAt: string;
    /** The address of a picture of the page; null if none was taken. */
    picture: string | null;
};
export type OrderConversation = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderConversation";
    /** The id of the order or offer that it is about. */
    id: string;
    /** Your side in it. */
    speaker: "client" | "publisher" | "operator";
    /** Whether your role lets you write. */
    mayWrite: boolean;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** False before the publisher knows of its subject: nobody would read a message. */
    isShared: boolean;
    /** A page of messages, the newest first. */
    messages: {
        id: string;
        /** The side that wrote it. */
        speaker: "client" | "publisher" | "operator";
        /** The person who wrote it; empty for somebody who gave no name. */
        author: string;
        /** Whether you wrote it. */
        isMine: boolean;
        /** The text; empty if files say it all. */
        body: string;
        /** The files that it brought. */
        files: {
            id: string;
            /** Its name with its ending. */
            name: string;
            /** Its media type, as its bytes say. */
            contentType: string;
            /** Its size in bytes. */
            bytes: number;
            /** True for an image, which is shown in the conversation; all others are saved. */
            isImage: boolean;
        }[];
        /** When it was written. */
        createdAt: string;
    }[];
    /** Named as `before` to read on; null at the beginning of the conversation. */
    earlier: string | null;
    /** How many messages of others you have not seen; 100 for more. */
    unread: number;
    /** How far those of the other sides have read. */
    readMarks: {
        /** The reader's side. */
        speaker: "client" | "publisher" | "operator";
        /** The reader's name; empty for somebody who gave none. */
        name: string;
        /** The id of the newest message that they have seen. */
        message: string;
        /** When they saw it. */
        readAt: string;
    }[];
};
export type OfferConversation = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OfferConversation";
    /** The id of the order or offer that it is about. */
    id: string;
    /** Your side in it. */
    speaker: "client" | "publisher" | "operator";
    /** Whether your role lets you write. */
    mayWrite: boolean;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** False before the publisher knows of its subject: nobody would read a message. */
    isShared: boolean;
    /** A page of messages, the newest first. */
    messages: {
        id: string;
        /** The side that wrote it. */
        speaker: "client" | "publisher" | "operator";
        /** The person who wrote it; empty for somebody who gave no name. */
        author: string;
        /** Whether you wrote it. */
        isMine: boolean;
        /** The text; empty if files say it all. */
        body: string;
        /** The files that it brought. */
        files: {
            id: string;
            /** Its name with its ending. */
            name: string;
            /** Its media type, as its bytes say. */
            contentType: string;
            /** Its size in bytes. */
            bytes: number;
            /** True for an image, which is shown in the conversation; all others are saved. */
            isImage: boolean;
        }[];
        /** When it was written. */
        createdAt: string;
    }[];
    /** Named as `before` to read on; null at the beginning of the conversation. */
    earlier: string | null;
    /** How many messages of others you have not seen; 100 for more. */
    unread: number;
    /** How far those of the other sides have read. */
    readMarks: {
        /** The reader's side. */
        speaker: "client" | "publisher" | "operator";
        /** The reader's name; empty for somebody who gave none. */
        name: string;
        /** The id of the newest message that they have seen. */
        message: string;
        /** When they saw it. */
        readAt: string;
    }[];
};
export type Message = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Message";
    id: string;
    /** The side that wrote it. */
    speaker: "client" | "publisher" | "operator";
    /** The person who wrote it; empty for somebody who gave no name. */
    author: string;
    /** Whether you wrote it. */
    isMine: boolean;
    /** The text; empty if files say it all. */
    body: string;
    /** The files that it brought. */
    files: {
        id: string;
        /** Its name with its ending. */
        name: string;
        /** Its media type, as its bytes say. */
        contentType: string;
        /** Its size in bytes. */
        bytes: number;
        /** True for an image, which is shown in the conversation; all others are saved. */
        isImage: boolean;
    }[];
    /** When it was written. */
    createdAt: string;
    /** The order that it is about; null if it is about an offer. */
    order: string | null;
    /** The offer that it is about; null if it is about an order. */
    offer: string | null;
    /** The subject in words: `Order Q26110039`, or `Offer`. */
    about: string;
    /** The title of the order's text; may be empty. */
    title: string;
    /** The outlet's name. */
    mediaName: string;
    /** The screen on which you read on and answer. */
    path: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
};
export type DisputeInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Dispute";
    /** The id of the order, or of the extra, that is disputed. */
    id: string;
    /** The order. */
    order: string;
    /** The extra whose result is disputed; null for a dispute of the order itself. */
    extra: string | null;
    /** That extra's name. */
    extraName: string | null;
    /** The order's number. */
    orderNumber: string;
    /** The title of the order's text. */
    title: string;
    /** The outlet's name. */
    mediaName: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher's name. */
    publisherName: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The disputed amount in cents: the order's total, or the extra's price. */
    totalCents: number | null;
    /** The party that opened it. */
    openedBy: "client" | "publisher" | "system";
    /** True if the publisher was paid before. */
    isAfterCompletion: boolean;
    /** Until when the other side may answer; null once both have told their story. */
    answerDueAt: string | null;
    /** Whether an operator may decide now. */
    isReady: boolean;
    /** The decision; null while it is open. */
    outcome: ("completed" | "refunded" | "split") | null;
    /** Cents that the decision gives back to the advertiser; null while it is open. */
    refundCents: number | null;
    /** When it was decided; null while it is open. */
    decidedAt: string | null;
    /** When it was opened. */
    createdAt: string;
};
export type Dispute = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Dispute";
    /** The id of the order, or of the extra, that is disputed. */
    id: string;
    /** The order. */
    order: string;
    /** The extra whose result is disputed; null for a dispute of the order itself. */
    extra: string | null;
    /** That extra's name. */
    extraName: string | null;
    /** The order's number. */
    orderNumber: string;
    /** The title of the order's text. */
    title: string;
    /** The outlet's name. */
    mediaName: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher's name. */
    publisherName: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The disputed amount in cents: the order's total, or the extra's price. */
    totalCents: number | null;
    /** The party that opened it. */
    openedBy: "client" | "publisher" | "system";
    /** True if the publisher was paid before. */
    isAfterCompletion: boolean;
    /** The stories, oldest first. */
    stories: {
        /** The party that told it. */
        party: "client" | "publisher" | "system";
        /** The story in its words. */
        text: string;
        /** Addresses of pages that show it. */
        links: string[];
        /** Images that show it: `/files/{id}`. */
        images: string[];
        /** When it was told. */
        createdAt: string;
    }[];
    /** Until when the other side may answer; null once both have told their story. */
    answerDueAt: string | null;
    /** Whether an operator may decide now. */
    isReady: boolean;
    /** The decision; null while it is open. */
    outcome: ("completed" | "refunded" | "split") | null;
    /** Cents that the decision gives back to the advertiser; null while it is open. */
    refundCents: number | null;
    /** The decision in the operator's words; null while it is open. */
    decision: string | null;
    /** When it was decided; null while it is open. */
    decidedAt: string | null;
    /** When it was opened. */
    createdAt: string;
};
export type Claim = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Claim";
    id: string;
    /** The order whose guarantee is claimed. */
    order: string;
    /** The order's number. */
    orderNumber: string;
    /** The title of the order's text. */
    title: string;
    /** The outlet's name. */
    mediaName: string;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher's name. */
    publisherName: string;
    /** The address of the publication. */
    publicationUrl: string | null;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The order's total in cents. */
    totalCents: number | null;
    /** Where it stands. */
    status: "open" | "restored" | "refunded" | "waived" | "disputed";
    /** The losses that opened it, a sentence each. */
    problems: string[];
    /** Until when the publisher may restore it. */
    dueAt: string;
    /** When it ended; null while it is open. */
    closedAt: string | null;
    /** When it was opened. */
    createdAt: string;
};
export type TextVersionInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TextVersion";
    id: string;
    /** The order. */
    order: string;
    /** How it came to be kept: sent, or replaced by another text. */
    kind: "sent" | "replaced" | "kept";
    /** The text's title. */
    title: string;
    /** The person who wrote it; empty if nobody knows. */
    writtenBy: string;
    /** When it was written. */
    writtenAt: string;
    /** When it was sent or replaced. */
    createdAt: string;
};
export type TextVersion = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TextVersion";
    id: string;
    /** The order. */
    order: string;
    /** How it came to be kept: sent, or replaced by another text. */
    kind: "sent" | "replaced" | "kept";
    /** The text's title. */
    title: string;
    /** The text as HTML. */
    content: string;
    /** The person who wrote it; empty if nobody knows. */
    writtenBy: string;
    /** When it was written. */
    writtenAt: string;
    /** When it was sent or replaced. */
    createdAt: string;
};
export type OrderImage = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderImage";
    id: string;
    /** The signed address, below the installation's own; ends within two hours. */
    address: string;
};
export type BriefVersionInList = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "BriefVersion";
    id: string;
    /** The order. */
    order: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The person who sent it; empty if nobody knows. */
    writtenBy: string;
    /** When the publisher accepted this very brief; null for one that was changed before, or since. */
    acceptedAt: string | null;
    /** When it was sent. */
    createdAt: string;
};
export type BriefVersion = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "BriefVersion";
    id: string;
    /** The order. */
    order: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The brief. */
    brief: string;
    /** The person who sent it; empty if nobody knows. */
    writtenBy: string;
    /** When the publisher accepted this very brief; null for one that was changed before, or since. */
    acceptedAt: string | null;
    /** When it was sent. */
    createdAt: string;
};
export type Comment = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Comment";
    id: string;
    /** The order. */
    order: string;
    /** The side that said it. */
    speaker: "client" | "publisher" | "operator";
    /** The person who said it; empty for somebody who gave no name. */
    author: string;
    /** The passage that it is about. */
    passage: string;
    /** The text right before the passage, to find it among others that read the same. */
    before: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** The comment. */
    body: string;
    /** When it was marked as done; null while it waits. */
    resolvedAt: string | null;
    /** When it was said. */
    createdAt: string;
};
export type CampaignReport = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "CampaignReport";
    /** The campaign's id. */
    id: string;
    /** The campaign. */
    campaign: string;
    /** Whether you may know the amounts of this record; where not, they are null. */
    showsAmounts: boolean;
    /** Its orders, 500 at most: the newest publications first. */
    lines: {
        /** The order's id. */
        id: string;
        /** The order's number. */
        "number": string;
        /** The advertiser's own reference; null without one. */
        reference: string | null;
        /** The text's title; may be empty. */
        title: string;
        /** The outlet's name. */
        mediaName: string;
        /** The outlet's domain. */
        mediaDomain: string;
        /** The kind of publication: `Advertorial`. */
        formatType: string;
        /** The booked kind of link. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** Where the order stands. */
        status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
        /** True for a refunded order of which a part stays paid, or is still owed. */
        partlyRefunded: boolean;
        /** The address of the publication; null until it is named. */
        publicationUrl: string | null;
        /** The last publication; a revision is published again. */
        publishedAt: string | null;
        /** Whether the first publication came within its window; null while it is not out. */
        onTime: boolean | null;
        /** How the proof of the publication stands; null while nothing is online. */
        proof: {
            /** How the proof stands. */
            state: "unseen" | "holds" | "restored" | "failing" | "lost";
            /** The newest look's findings of something wrong, a sentence each. */
            problems: string[];
            /** When the newest look was taken; null before the first. */
            checkedAt: string | null;
            /** How many single facts the newest look compared. */
            checks: number;
            /** How many of the promised links the newest look found. */
            linksFound: number;
            /** How many links were promised. */
            linksPromised: number;
        } | null;
        /** The newest picture of the publication: `/files/{id}`; null for none. */
        picture: string | null;
        /** The outlet's metrics now. */
        metrics: {
            /** The outlet's value of this metric; null for none. */
            ahrefsDr: number | null;
            /** The outlet's value of this metric; null for none. */
            organicTrafficByAhrefs: number | null;
            /** The outlet's value of this metric; null for none. */
            semrushAuthorityScore: number | null;
        };
        /** Those of the metrics that a service measured; the publisher declared the others. */
        measured: ("ahrefsDr" | "organicTrafficByAhrefs" | "semrushAuthorityScore")[];
        /** Those of the metrics whose newest value is a jump that does not fit the outlet's history. */
        misfits: ("ahrefsDr" | "organicTrafficByAhrefs" | "semrushAuthorityScore")[];
        /** The total as it was booked, in cents. */
        totalCents: number | null;
        /** Cents that are spent or held of it now, without those that came back. */
        costCents: number | null;
        /** The service fee within the cost, in cents. */
        feeCents: number | null;
    }[];
    /** All orders of the campaign; greater than the lines if it has more than 500. */
    lineCount: number;
};
export type SharedLink = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "SharedLink";
    id: string;
    /** The kind of thing that it shows. */
    subject: "text" | "publication" | "texts" | "report";
    /** The order of a text or publication; null for anything else. */
    order: string | null;
    /** That order's number. */
    orderNumber: string | null;
    /** The orders of several texts, in the order in which they are shown. */
    orders: string[];
    /** The campaign that it is of. */
    campaign: string;
    /** The advertiser. */
    organization: string;
    /** The advertiser's name. */
    organizationName: string;
    /** The client that it is for, as the agency calls them. */
    name: string;
    /** Whether its reader may comment. */
    mayComment: boolean;
    /** Whether its reader may approve. */
    mayApprove: boolean;
    /** Whether it shows prices. */
    showsPrices: boolean;
    /** The link's path below the installation's address. Answered once, to its maker; null ever after. */
    path: string | null;
    /** Whether it still opens. */
    state: "open" | "expired" | "revoked" | "suspended";
    /** When it ends by itself. */
    expiresAt: string;
    /** When it was ended by hand; null if it was not. */
    revokedAt: string | null;
    /** When somebody opened it last; null if nobody did. */
    openedAt: string | null;
    /** The comments and approvals left by it, oldest first. */
    notes: {
        id: string;
        /** A comment, or an approval. */
        kind: "comment" | "approval";
        /** The client's name, as they gave it. */
        name: string;
        /** Their words; may be empty for an approval. */
        body: string;
        /** The order that it is about; null for a report. */
        order: string | null;
        /** That order's number. */
        orderNumber: string | null;
        /** True for an approval of another version of the text or publication than there is now. */
        changedSince: boolean;
        /** When it was said. */
        createdAt: string;
    }[];
    /** When it was made. */
    createdAt: string;
};
export type Wallet = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Wallet";
    id: string;
    /** The organization whose money it is. */
    organization: string;
    /** Money to spend. */
    availableCents: number;
    /** Money held for open orders and offers. */
    heldCents: number;
    /** Money earned by publications, locked or not. */
    earningsCents: number;
    /** Earnings on their way to the bank. */
    payoutInTransitCents: number;
    /** Money still to be given back: refunds beyond its earnings, or own payments that were taken back. */
    owedCents: number;
    /** Of the earnings: from recent orders, and from those with an open claim or dispute. */
    lockedCents: number;
    /** When the next part unlocks by itself; null where nothing does. */
    nextUnlockAt: string | null;
    /** Of the locked earnings: the part that vouchers paid. */
    voucherLockedCents: number;
    /** When the last of that part unlocks; null where some stays locked. */
    voucherUnlockAt: string | null;
    /** Earnings that can be withdrawn now. */
    withdrawableCents: number;
    /** Earnings that accepted orders will bring once approved, after the service fee. */
    expectedCents: number;
};
export type Transaction = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Transaction";
    id: string;
    /** The organization whose money moved. */
    organization: string;
    /** 0 to 7; see the glossary. */
    "type": number;
    /** See the glossary. */
    status: number;
    /** The amount in cents; negative where money left. */
    amountCents: number;
    /** A refund that this organization gave: from its earnings, of a voucher that ended, or an adjustment. */
    isGivenBack: boolean;
    /** The account that `balanceAfterCents` is of. */
    balanceAccount: "available" | "earnings";
    /** The balance after it, in cents; null until money has moved. */
    balanceAfterCents: number | null;
    /** The order that was paid. */
    order: string | null;
    /** That order's number. */
    orderNumber: string | null;
    /** The outlet of that order. */
    media: string | null;
    /** The offer that the money was held for. */
    offer: string | null;
    /** The TopUp behind it; null for another subject. */
    topUp: string | null;
    /** The Withdrawal behind it; null for another subject. */
    withdrawal: string | null;
    /** The VoucherRedemption behind it; null for another subject. */
    voucher: string | null;
    /** The Commission behind it; null for another subject. */
    commission: string | null;
    /** The payment provider's reference; null where none took part, or has not answered yet. */
    providerReference: string | null;
    /** The ledger entries of the organization's own money, in the order of posting; none until it moves. */
    entries: {
        /** The ledger's own number of the entry. */
        entry: number;
        /** The account that it moved. */
        account: "available" | "held" | "earnings" | "payout_in_transit";
        /** Cents; negative where they left the account. */
        amountCents: number;
        /** The account's balance after it, in cents. */
        balanceAfterCents: number;
    }[];
    /** The transaction in words. */
    description: string;
    /** When it was made. */
    createdAt: string;
    /** When its status last changed. */
    updatedAt: string;
};
export type OrganizationRecord = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrganizationRecord";
    id: string;
    /** Its name. */
    name: string;
    /** Advertiser or publisher. */
    kind: "agency" | "company" | "individual" | "publisher";
    /** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
    status: number;
    /** Why it is suspended; null where it is not. */
    suspendedReason: string | null;
    /** People with a role in it. */
    members: number;
    /** Orders on either side that are not settled, counted up to a thousand. */
    openOrders: number;
    /** Money to spend, in cents. */
    availableCents: number;
    /** Money held for open orders and offers, in cents. */
    heldCents: number;
    /** Money earned, locked or not, in cents. */
    earningsCents: number;
    /** Earnings on their way to the bank, in cents. */
    payoutInTransitCents: number;
    /** Of the earnings: the locked part that vouchers paid, in cents. */
    voucherLockedCents: number;
    /** When the last of that part unlocks; null where some stays locked. */
    voucherUnlockAt: string | null;
    /** When it was made. */
    createdAt: string;
};
export type PersonRecord = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PersonRecord";
    id: string;
    /** The name; empty for somebody who gave none. */
    name: string;
    /** The address that they sign in with. */
    email: string;
    /** Whether they are an operator. */
    operator: boolean;
    /** Why they are suspended; null where they are not. */
    suspendedReason: string | null;
    /** Organizations in which they have a role; 50 at most. */
    organizations: {
        /** The organization's name. */
        name: string;
        /** Their role in it. */
        role: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
        /** Nobody else is its owner. */
        isSoleOwner: boolean;
    }[];
    /** When they signed up. */
    createdAt: string;
};
export type FormatPrice = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "FormatPrice";
    /** The format's id. */
    id: string;
    /** The outlet. */
    media: string;
    /** The outlet's name. */
    mediaName: string;
    /** The outlet's domain. */
    mediaDomain: string;
    /** The address of the outlet's logo, if any. */
    mediaLogo: string | null;
    /** Where the outlet stands. */
    mediaStatus: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    /** The kind of publication. */
    formatType: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
    /** Where the format stands. */
    status: "draft" | "in_review" | "listed" | "paused" | "rejected";
    /** The price in cents; 0 while a draft has none. */
    priceCents: number;
    /** Orders of its outlet that were paid in the last twelve months. */
    sales: number;
};
export type OrderRecord = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OrderRecord";
    id: string;
    /** The order's number. */
    "number": string;
    /** The title of its text; empty before there is one. */
    title: string;
    /** The kind of publication: `Advertorial`. */
    formatType: string;
    /** The outlet's name. */
    mediaName: string;
    /** The address of the outlet's logo, if any. */
    mediaLogo: string | null;
    /** The advertiser's name. */
    clientName: string;
    /** The publisher's name. */
    publisherName: string;
    /** Where it stands. */
    status: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
    /** The order's total in cents. */
    totalCents: number;
    /** Until when somebody should act; null where nobody has to. */
    dueAt: string | null;
    /** When it was booked. */
    createdAt: string;
};
export type OutletRecord = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OutletRecord";
    id: string;
    /** The outlet's name. */
    name: string;
    /** Its domain. */
    domain: string;
    /** The address of its logo, if any. */
    logo: string | null;
    /** The kind of outlet. */
    mediaType: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
    /** The publisher's name. */
    organizationName: string;
    /** Where it stands. */
    status: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    /** Whether its publisher has proven the domain. */
    verified: boolean;
    /** How many formats it has. */
    formats: number;
    /** How many of them are on the market. */
    listedFormats: number;
    /** When it was changed last. */
    updatedAt: string;
};
export type MoneyFlow = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "MoneyFlow";
    /** The only item's id. */
    id: string;
    /** The last thirty days, oldest first, today included. */
    days: {
        /** The day of UTC. */
        day: string;
        /** Cents that payers brought in, payouts that came back included. */
        inCents: number;
        /** Cents that payees took out, payments that were taken back included. */
        outCents: number;
    }[];
};
export type Adjustment = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Adjustment";
    id: string;
    /** The organization whose balance is corrected. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The account that is corrected. */
    account: "available" | "earnings";
    /** Cents that the account gains; below zero cents that it loses. */
    amountCents: number;
    /** Why, as the organization reads it. */
    reason: string;
    /** Where it stands. */
    state: "posted" | "declined";
    /** The operator who made it. */
    proposedByName: string;
    /** The second operator of an old one; today the second stands with the deed. */
    decidedByName: string | null;
    /** When it was made. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type OperatorDeed = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OperatorDeed";
    id: string;
    /** The kind of deed. */
    deed: "adjustment" | "transfer" | "refund" | "voucher" | "verdict" | "paymentFile";
    /** The id of the thing that it is about: a bank transfer, an order, an extra; null for something new. */
    subject: string | null;
    /** The money that it moves, in cents. */
    amountCents: number;
    /** The organizations whose money it is, by name. */
    organizations: string[];
    /** The body of the call that was asked for, without the operator's own bank account. */
    input: {
        [key: string]: any;
    };
    /** The reason that was given; null where its form asks for none. */
    reason: string | null;
    /** Whether it waits, or how it was decided. */
    state: "waiting" | "confirmed" | "declined";
    /** The operator who asked for it. */
    proposedByName: string;
    /** The operator who decided; null while it waits. */
    decidedByName: string | null;
    /** You asked for it, so another operator confirms it. */
    isOwn: boolean;
    /** When it was asked for, UTC. */
    createdAt: string;
    /** When it was decided, UTC; null while it waits. */
    decidedAt: string | null;
};
export type Setup = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Setup";
    /** The settings' id. */
    id: string;
    /** All steps, in their order. */
    steps: {
        /** The step's stable name. */
        step: "legal" | "documents" | "mail" | "payments" | "transfers" | "fee" | "identityKey" | "review" | "knownPages" | "backups";
        /** The step in words. */
        title: string;
        /** How far it is. */
        state: "done" | "skipped" | "unconfirmed" | "missing";
        /** The capability that is missing without it. */
        stops: string;
        /** The fields of the settings where it is set. */
        settings: string[];
        /** The variables of the environment where it is set. */
        variables: string[];
        /** An installation can do without it. */
        mayBeSkipped: boolean;
    }[];
};
export type InstallationHealth = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "InstallationHealth";
    /** The only item's id. */
    id: string;
    /** The latest check of the books. */
    books: {
        /** Differences that the latest check found; null before the first. */
        problems: number | null;
        /** When that check ended. */
        checkedAt: string | null;
    };
    /** Work in the background. */
    jobs: {
        /** Jobs that failed for good in the last 24 hours. */
        failed: number;
        /** Since when the oldest due job waits; null where none does. */
        waitingSince: string | null;
    };
    /** Looks at publications. */
    looks: {
        /** Publications whose next look is an hour late, counted up to a thousand. */
        late: number;
    };
    /** Mails to people. */
    mail: {
        /** Mails of the last seven days that wait for ten minutes or more. */
        unsent: number;
    };
    /** Room on the disk of the files; null before the first look. */
    disk: ("enough" | "low" | "full") | null;
    /** An operator confirmed that backups run. */
    backups: boolean;
};
export type Inbox = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Inbox";
    /** The inbox's only id. */
    id: string;
    /** Every queue, in the order of the console. */
    queues: {
        /** The kind of case. */
        queue: "reviews" | "disputes" | "claims" | "identities" | "withdrawals" | "transfers" | "refunds" | "confirmations";
        /** Cases that wait; counted up to a thousand. */
        count: number;
        /** Since when the oldest waits; null where none does. */
        oldestAt: string | null;
    }[];
};
export type Books = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Books";
    /** There is one item. */
    id: string;
    /** A line for each kind of account; together they are zero. */
    trialBalance: {
        /** The kind of account. */
        kind: "available" | "held" | "earnings" | "payout_in_transit" | "revenue" | "provider_clearing" | "affiliate_payable";
        /** One of Byline's own accounts. */
        isOfByline: boolean;
        /** Accounts of this kind. */
        accounts: number;
        /** Their balances together, in cents. */
        balanceCents: number;
    }[];
    /** Events of providers without a matching posting. */
    unmatchedEventCount: number;
    /** The newest of them. */
    unmatchedEvents: {
        id: string;
        /** The payment provider. */
        provider: string;
        /** The kind of event, as the provider names it. */
        kind: string;
        /** The provider's reference. */
        reference: string;
        /** The event's amount, in cents; null for one without. */
        amountCents: number | null;
        /** Cents that its posting moved at the provider; null without a posting. */
        postedCents: number | null;
        /** It waits for a record that Byline does not have yet. */
        isWaiting: boolean;
        /** When it came. */
        createdAt: string;
    }[];
    /** Postings at a provider without a matching event. */
    unmatchedPostingCount: number;
    /** The newest of them. */
    unmatchedPostings: {
        id: string;
        /** The posting's key. */
        key: string;
        /** Cents that it moved at the provider. */
        clearingCents: number;
        /** When it was posted. */
        createdAt: string;
    }[];
};
export type BooksCheck = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "BooksCheck";
    id: string;
    /** Whether it still runs, and its result. */
    state: "running" | "balanced" | "differs";
    /** Postings that it read. */
    postings: number;
    /** Entries that it re-added. */
    entries: number;
    /** Accounts that it compared. */
    accounts: number;
    /** The sum of all entries, in cents: zero, or money came from nowhere. */
    sumCents: number;
    /** Differences that it found. */
    problemCount: number;
    /** The first differences, in the order of the books. */
    problems: string[];
    /** When it began. */
    createdAt: string;
    /** When it ended; null while it runs. */
    endedAt: string | null;
};
export type LedgerAccount = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "LedgerAccount";
    id: string;
    /** The kind of account. */
    kind: "available" | "held" | "earnings" | "payout_in_transit" | "revenue" | "provider_clearing" | "affiliate_payable";
    /** Its organization; null for Byline's own. */
    organization: string | null;
    /** That organization's name. */
    organizationName: string | null;
    /** The sum of its entries, in cents. */
    balanceCents: number;
    /** When money last moved on it; null when it never did. */
    lastEntryAt: string | null;
};
export type Statement = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Statement";
    /** The organization's id. */
    id: string;
    /** The organization whose money it is. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The first day of the period, UTC. */
    "from": string;
    /** The last day of the period, UTC. */
    to: string;
    /** When the statement was written. */
    writtenAt: string;
    /** The organization's accounts in the period. */
    accounts: {
        /** The account. */
        account: "available" | "held" | "earnings" | "payout_in_transit";
        /** The balance before the period, in cents. */
        openingCents: number;
        /** Cents that came in. */
        inCents: number;
        /** Cents that left; negative. */
        outCents: number;
        /** The balance after the period, in cents. */
        closingCents: number;
        /** Entries in the period. */
        entries: number;
        /** Entries since the account was opened, each of which was re-added. */
        checkedEntries: number;
        /** The first entry whose balance, number or hash does not follow from the one before; null when all do. */
        wrongEntry: number | null;
        /** The stored balance is the sum of the entries, and the last entry is the one that the account knows. */
        agrees: boolean;
    }[];
    /** Every account agrees, and every entry follows. */
    holds: boolean;
    /** Entries in the period. */
    lineCount: number;
    /** A page of the period's entries, oldest first. */
    lines: {
        /** The ledger's own number of the entry. */
        id: string;
        /** When it was posted. */
        at: string;
        /** The account that it moved. */
        account: "available" | "held" | "earnings" | "payout_in_transit";
        /** Counts the entries of its account, without gaps. */
        "number": number;
        /** The kind of posting. */
        kind: "hold" | "release" | "change_hold" | "settle" | "set_aside" | "put_back" | "payout" | "payout_return" | "take_back" | "pay_owed" | "top_up" | "adjust" | "redeem_voucher" | "end_voucher" | "accrue_commission" | "take_back_commission" | "pay_commission" | "charge_back" | "pay_chargeback" | "restore_charge";
        /** The order behind it. */
        order: string | null;
        /** That order's number. */
        orderNumber: string | null;
        /** Cents; negative where they left the account. */
        amountCents: number;
        /** The account's balance after it, in cents. */
        balanceAfterCents: number;
    }[];
};
export type Invoice = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Invoice";
    id: string;
    /** The customer whose document it is: its buyer, or of a self-billed one its seller. */
    organization: string;
    /** The publisher in whose name it is issued; null where the operator sells. */
    sellerOrganization: string | null;
    /** The kind of document. */
    kind: "receipt" | "refundReceipt" | "feeReceipt" | "feeRefundReceipt" | "invoice" | "creditNote" | "selfBilledInvoice" | "selfBilledCreditNote" | "publisherInvoice" | "publisherCreditNote" | "feeInvoice" | "feeCreditNote";
    /** The number of the document. */
    "number": string;
    /** The order that it is about. */
    order: string;
    /** The number of that order. */
    orderNumber: string;
    /** The line of the document. */
    description: string;
    /** The seller as it was when the document was issued. */
    seller: {
        /** The legal name. */
        name: string;
        /** The address, in lines. */
        address: string;
        /** The country, as ISO 3166-1 alpha-2; empty where it is not known. */
        country: string;
        /** The tax id; empty for none. */
        taxId: string;
    };
    /** The buyer as it was when the document was issued. */
    buyer: {
        /** The legal name. */
        name: string;
        /** The address, in lines. */
        address: string;
        /** The country, as ISO 3166-1 alpha-2; empty where it is not known. */
        country: string;
        /** The tax id; empty for none. */
        taxId: string;
    };
    /** The part of the price that a voucher paid, in cents; the amounts below are without it. */
    discountCents: number;
    /** The amount with tax, in cents. */
    grossCents: number;
    /** The amount without tax, in cents. */
    netCents: number;
    /** The tax, in cents. */
    taxCents: number;
    /** The tax rate in hundredths of a percent. */
    rateBasisPoints: number;
    /** The buyer accounts for the tax. */
    isReverseCharge: boolean;
    /** The number of the document that this one credits; null for none. */
    creditsNumber: string | null;
    /** When the order was settled. */
    suppliedAt: string;
    /** When the document was issued. */
    issuedAt: string;
};
export type TaxRate = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TaxRate";
    id: string;
    /** The country, as ISO 3166-1 alpha-2. */
    country: string;
    /** The tax in hundredths of a percent. */
    rateBasisPoints: number;
    /** A buyer abroad who gives a tax id accounts for the tax. */
    reversesCharge: boolean;
    /** When it was set. */
    createdAt: string;
    /** When it last changed. */
    updatedAt: string;
};
export type Voucher = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Voucher";
    id: string;
    /** The code to be typed. */
    code: string;
    /** The amount for each organization, in cents. */
    amountCents: number;
    /** When unspent money goes back and the code ends. */
    endsAt: string;
    /** How many organizations may redeem it. */
    redemptionsMax: number;
    /** How many organizations have redeemed it. */
    redemptions: number;
    /** When it was made. */
    createdAt: string;
};
export type VoucherRedemption = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "VoucherRedemption";
    id: string;
    /** The organization that tried it. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** Whether it was redeemed, or why not. */
    outcome: "redeemed" | "unknown" | "ended" | "usedUp" | "redeemedBefore" | "tooNew";
    /** The outcome in words. */
    message: string;
    /** The code that was tried. */
    code: string;
    /** The amount that came in, in cents. */
    amountCents: number;
    /** When the unspent part goes back; null where nothing came in. */
    endsAt: string | null;
    /** The unspent part that went back at the end, in cents; null before. */
    unspentCents: number | null;
    /** When it was tried. */
    createdAt: string;
};
export type Affiliate = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Affiliate";
    /** The organization's id. */
    id: string;
    /** The organization. */
    organization: string;
    /** The link's code; null before it is made. */
    code: string | null;
    /** Visits by the link, each visitor once a day. */
    visits: number;
    /** Visits of the last thirty days, each visitor once a day. */
    visitsLastMonth: number;
    /** New people who came by the link. */
    signUps: number;
    /** Commissions that are not paid yet, in cents. */
    waitingCents: number;
    /** Commissions that were paid, in cents. */
    paidCents: number;
    /** The share of the service fee that new commissions are, in percent. */
    percent: number;
    /** Days after an order's completion for which its commission waits. */
    lockDays: number;
    /** Months after a sign-up in which orders bring commissions. */
    months: number;
};
export type Commission = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Commission";
    id: string;
    /** The affiliate's organization. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** Whether it waits, was paid, or was taken back whole. */
    status: "waiting" | "paid" | "takenBack";
    /** The share of the fee, in cents. */
    amountCents: number;
    /** The part of it that refunds took back, in cents. */
    takenBackCents: number;
    /** When it is paid, UTC, unless the order is refunded before. */
    dueAt: string;
    /** When it was paid, UTC; null before that. */
    paidAt: string | null;
    /** When it was earned, UTC. */
    createdAt: string;
};
export type TopUp = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TopUp";
    id: string;
    /** The organization whose balance it tops up. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The amount in cents. */
    amountCents: number;
    /** The status of its transaction; see the glossary. */
    status: number;
    /** Charged by Byline from a saved card, because the balance ran low. */
    automatic: boolean;
    /** The payment provider, or `transfer` for a bank transfer. */
    provider: string;
    /** The provider's reference, or that of the transfer; null before there is one. */
    providerReference: string | null;
    /** The provider's page, while it is pending. */
    checkoutUrl: string | null;
    /** Why it failed. */
    failureReason: string | null;
    /** Where a bank transfer goes, while it is awaited. */
    bankDetails: string | null;
    /** The moves that its reader may make now. */
    moves: ("withdraw" | "receive" | "reject")[];
    /** When it was begun. */
    createdAt: string;
    /** When its status last changed. */
    updatedAt: string;
};
export type Withdrawal = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Withdrawal";
    id: string;
    /** The organization that is paid. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The amount that leaves the earnings, in cents. */
    amountCents: number;
    /** The fee, in cents; it is taken off the amount when it is paid. */
    feeCents: number;
    /** The status of its transaction; see the glossary. */
    status: number;
    /** The way of the money. */
    method: "transfer" | "provider";
    /** The holder of the account. */
    payeeHolder: string;
    /** The account, masked. */
    payeeAccount: string;
    /** The sandbox's page that decides it; null where real money moves. */
    testPage: string | null;
    /** It ended, and its money is still in the payee's account at the provider for ten minutes and more. */
    waitsForRecall: boolean;
    /** Until when it waits after a new owner or payee; null where nothing holds it. */
    heldUntil: string | null;
    /** Why it failed or was returned. */
    reason: string | null;
    /** The moves that its reader may make now. */
    moves: ("cancel" | "stop" | "send" | "pay" | "fail" | "return")[];
    /** When it was asked for. */
    createdAt: string;
    /** When it was sent; null before. */
    sentAt: string | null;
    /** When it was paid, or ended otherwise; null before. */
    settledAt: string | null;
};
export type WithdrawalTerms = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "WithdrawalTerms";
    /** The organization's id. */
    id: string;
    /** The organization that is paid. */
    organization: string;
    /** The least that can be withdrawn, in cents. */
    minimumCents: number;
    /** The fee of a withdrawal, in cents. */
    feeCents: number;
    /** All earnings, in cents. */
    earningsCents: number;
    /** The part of the earnings that is locked, in cents. */
    lockedCents: number;
    /** When the next part unlocks by itself; null where nothing does. */
    nextUnlockAt: string | null;
    /** The earnings that can be withdrawn now, in cents. */
    withdrawableCents: number;
    /** Whether the organization's identity is verified. */
    identityState: "not_started" | "in_progress" | "in_review" | "approved" | "rejected";
    /** The account of the last withdrawal; null before the first. */
    lastPayee: {
        /** Its holder. */
        holder: string;
        /** The account, masked. */
        account: string;
    } | null;
    /** The provider that pays out; null without one. */
    provider: {
        /** The provider's name. */
        title: string;
        /** Whether it can pay this organization. */
        canBePaid: boolean;
        /** Why it can't. */
        reason: string | null;
    } | null;
    /** Why nothing is paid out at the moment; null while payouts go on. */
    stoppedFor: string | null;
};
export type Payee = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Payee";
    /** The organization's id. */
    id: string;
    /** The organization that is paid. */
    organization: string;
    /** The provider's name. */
    provider: string;
    /** Whether the provider can pay it. */
    canBePaid: boolean;
    /** Why it can't be paid, or why the provider opened no page. */
    reason: string | null;
    /** The provider's page that was asked for last; null until it is there. It opens once. */
    onboardingUrl: string | null;
    /** Since when the provider says so; null before its first report. */
    toldAt: string | null;
};
export type PayoutStop = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PayoutStop";
    id: string;
    /** Whether payouts are stopped. */
    stopped: boolean;
    /** Why, for publishers; empty while they go on. */
    reason: string;
    /** Since when; null while they go on. */
    stoppedAt: string | null;
};
export type Chargeback = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Chargeback";
    id: string;
    /** The organization that was topped up. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** The top-up whose payment went back. */
    topUp: string;
    /** A refund by the operator, or the payer's bank took it back. */
    kind: "refund" | "dispute";
    /** Whether the provider has confirmed it. */
    status: "asked" | "open" | "final" | "undone";
    /** The amount in cents. */
    amountCents: number;
    /** The part that the organization has still to pay, in cents. */
    owedCents: number;
    /** The provider's reference; null until it has answered. */
    reference: string | null;
    /** Why an operator gives it back, or why the provider did not. */
    reason: string | null;
    /** The moves that its reader may make now. */
    moves: "retry"[];
    /** When it was asked for, or reported. */
    createdAt: string;
    /** When its status last changed. */
    updatedAt: string;
};
export type AutoTopUp = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AutoTopUp";
    /** The organization's id. */
    id: string;
    /** The organization whose balance is topped up. */
    organization: string;
    /** The provider's name; null where this installation charges no cards by itself. */
    provider: string | null;
    /** Whether it is on. */
    status: "off" | "asked" | "open" | "on" | "stopped";
    /** Below this available balance the card is charged, in cents. */
    thresholdCents: number | null;
    /** The amount of each charge, in cents. */
    amountCents: number | null;
    /** The most that is charged within 24 hours, in cents. */
    dayMaximumCents: number | null;
    /** The card, as people know it: `Visa ···· 4242`. */
    card: string | null;
    /** Why it stopped. */
    reason: string | null;
    /** The provider's page where the card is saved, while it is open. */
    url: string | null;
    /** The name of the person who agreed that the card is charged. */
    agreedBy: string | null;
    /** When they agreed. */
    agreedAt: string | null;
    /** The automatic top-up that is not decided yet. It goes on once its charge was asked for, also when turned off. */
    underWay: string | null;
};
export type FeatureFlag = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "FeatureFlag";
    id: string;
    /** The name by which the web app asks for it. */
    name: string;
    /** Whether it is on. */
    enabled: boolean;
    /** The operator's words about it; may be empty. */
    description: string;
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type PathRedirect = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "PathRedirect";
    id: string;
    /** The path from the root that leads elsewhere: `/old`. */
    path: string;
    /** Where it leads: a path of Byline, or another site's https address. */
    target: string;
    /** Whether browsers and search engines may keep it for good. */
    permanent: boolean;
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type TrackedLink = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "TrackedLink";
    id: string;
    /** The public path from the root: `/link/k3v9x2mq7d`. */
    path: string;
    /** The operator's name for it; empty for those that nobody named. */
    name: string;
    /** Where it leads: a path of Byline, or another site's https address. */
    target: string;
    /** Whether it is an operator's own, stands in mails, or is an affiliate's. */
    purpose: "operator" | "mail" | "affiliate";
    /** The affiliate's organization; null for Byline's own. */
    organization: string | null;
    /** Visits since it was made, each visitor once a day. */
    visits: number;
    /** Visits of the last thirty days, each visitor once a day. */
    visitsLastMonth: number;
    /** When it was made, UTC. */
    createdAt: string;
};
export type OperatorSettings = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "OperatorSettings";
    id: string;
    /** The service fee of orders, in hundredths of a percent. */
    feeBasisPoints: number;
    /** Hours for the advertiser to send the text. */
    textHours: number;
    /** Hours for the publisher to answer. */
    answerHours: number;
    /** Hours for the advertiser to approve a publication. */
    approvalHours: number;
    /** Hours for either side to answer an offer. */
    offerHours: number;
    /** Publishers' listings are on the market without an operator's look at them. */
    automaticReview: boolean;
    /** Outlets whose domain nobody has proven stay off the market. */
    verifiedOnly: boolean;
    /** Addresses of pages that always answer. A publication counts as lost only while one of them does. */
    knownPages: string[];
    /** Days after an order's completion in which its earnings can't be withdrawn. */
    earningsLockDays: number;
    /** The least amount of a withdrawal, in cents. */
    withdrawalMinimumCents: number;
    /** The fee of each withdrawal that is paid, in cents. */
    withdrawalFeeCents: number;
    /** Days after its decision for which the documents of an identity check are kept. */
    identityDocumentDays: number;
    /** Days after an organization closed for which the people behind it are kept. */
    identityDataDays: number;
    /** Room for the uploads of an organization, in megabytes. */
    organizationMegabytes: number;
    /** Room for the uploads of a person in all their organizations, in megabytes. */
    personMegabytes: number;
    /** The legal name of the company that runs the installation and issues invoices. */
    legalName: string;
    /** Its address. */
    legalAddress: string;
    /** Its country (ISO 3166-1 alpha-2); empty until it is set. */
    legalCountry: string;
    /** Its tax id. */
    legalTaxId: string;
    /** Visitors and search engines read the marketplace and its outlets; nobody acts without an account. */
    opensMarketplace: boolean;
    /** Public pages name outlets; else they say their kind and country alone. */
    namesOutlets: boolean;
    /** The address of the terms of service; empty for none. */
    termsUrl: string;
    /** The address of the privacy policy; empty for none. */
    privacyUrl: string;
    /** The documents that an order has; receipts while it is undecided. It stays once a document followed it. */
    billingModel: "undecided" | "agent" | "principal";
    /** The account for bank transfers, as their senders read it; empty where none are taken. */
    bankDetails: string;
    /** An affiliate's share of the service fee, in percent. */
    affiliatePercent: number;
    /** Days after an order's completion for which its commission waits; a refund in them takes it back. */
    affiliateLockDays: number;
    /** An organization younger than these days redeems vouchers only after a paid top-up. */
    voucherAccountDays: number;
    /** Days after an order's completion in which the part that a voucher paid can't be withdrawn. */
    voucherLockDays: number;
    /** The most days that a date of publication may lie ahead. */
    publishDaysAhead: number;
    /** The most organizations that a person may own. */
    organizationsMax: number;
    /** The most that one operator adjusts alone within a day, of all organizations or of one, in cents. */
    adjustmentDayCents: number;
    /** The most that one operator adjusts alone within thirty days, of all organizations or of one, in cents. */
    adjustmentMonthCents: number;
    /** The most that one operator receives of bank transfers alone within a day, of all organizations or of one, in cents. */
    transferDayCents: number;
    /** The most that one operator receives of bank transfers alone within thirty days, of all organizations or of one, in cents. */
    transferMonthCents: number;
    /** The most that one operator gives back of payments alone within a day, of all organizations or of one, in cents. */
    refundDayCents: number;
    /** The most that one operator gives back of payments alone within thirty days, of all organizations or of one, in cents. */
    refundMonthCents: number;
    /** The most that one operator gives away by vouchers alone within a day, of all organizations or of one, in cents. */
    voucherDayCents: number;
    /** The most that one operator gives away by vouchers alone within thirty days, of all organizations or of one, in cents. */
    voucherMonthCents: number;
    /** The most that one operator decides of in disputes alone within a day, of all organizations or of one, in cents. */
    verdictDayCents: number;
    /** The most that one operator decides of in disputes alone within thirty days, of all organizations or of one, in cents. */
    verdictMonthCents: number;
    /** The most that one operator sends to the bank alone within a day, of all organizations or of one, in cents. */
    paymentFileDayCents: number;
    /** The most that one operator sends to the bank alone within thirty days, of all organizations or of one, in cents. */
    paymentFileMonthCents: number;
    /** Hours after a new owner or payee in which no payout leaves. */
    payoutHoldHours: number;
    /** An organization younger than these days tops up within a limit. */
    newAccountDays: number;
    /** The most that a new organization may top up by cards within 24 hours, in cents. */
    newAccountTopUpCents: number;
    /** The most top-ups that an organization may begin within 24 hours. */
    topUpsPerDay: number;
    /** Since when documents follow the billing model, UTC; null while it can still be chosen. */
    billingModelSince: string | null;
    /** Since when no known page answers, UTC: losses count as unsure meanwhile. Null while one answers. */
    knownPagesSilentSince: string | null;
};
export type Fee = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Fee";
    /** The organization's id. */
    id: string;
    /** The service fee of today, in hundredths of a percent. */
    feeBasisPoints: number;
    /** The next fee that is agreed on, in hundredths of a percent; null where none is. */
    nextFeeBasisPoints: number | null;
    /** The day from which that one holds, UTC. */
    nextFeeOn: string | null;
};
export type FeeAgreement = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "FeeAgreement";
    id: string;
    /** The publisher that it is for; null for a country's. */
    organization: string | null;
    /** That publisher's name. */
    organizationName: string | null;
    /** The country of the publishers' billing details (ISO 3166-1 alpha-2); null for one publisher's. */
    country: string | null;
    /** The service fee, in hundredths of a percent. */
    feeBasisPoints: number;
    /** The day from which it holds, UTC. */
    startsOn: string;
    /** When it was agreed on, UTC. */
    createdAt: string;
};
export type AuditEvent = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AuditEvent";
    id: string;
    /** The kind of thing that changed. */
    kind: "settings" | "flag" | "redirect" | "metrics" | "review" | "import" | "domain" | "tax" | "voucher" | "identity" | "topUp" | "autoTopUp" | "organization" | "adjustment" | "person" | "fee" | "payout" | "deed" | "operator" | "setup" | "sharedLink" | "webhook";
    /** Whether it was made, changed or removed. */
    act: "created" | "changed" | "removed";
    /** The name of the thing: a flag's, a redirect's path, an outlet's, a file's; empty for the settings. */
    subject: string;
    /** The fields that changed. */
    changes: {
        /** The field that changed. */
        field: string;
        /** Its value before; null where it had none. */
        before: string | number | boolean | null;
        /** Its value afterwards; null where it has none. */
        after: string | number | boolean | null;
    }[];
    /** The operator's name, or address while they have none; null when the account is gone. */
    actorName: string | null;
    /** When it happened, UTC. */
    createdAt: string;
};
export type Event = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Event";
    id: string;
    /** The thing that happened, by a name that never changes. */
    name: "offer.made" | "offer.accepted" | "offer.countered" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "agreed_price.ended" | "order.booked" | "order.conditions_accepted" | "order.outlet_lost" | "order.extra_proposed" | "order.sent" | "order.accepted" | "order.rejected" | "order.changes_requested" | "order.brief_sent" | "order.brief_accepted" | "order.brief_changed" | "order.text_delivered" | "order.text_changes_requested" | "order.text_approved" | "order.published" | "order.revision_requested" | "order.checks_failed" | "order.link_corrected" | "order.published_again" | "order.check_requested" | "order.completed" | "order.approved" | "order.date_proposed" | "order.date_accepted" | "order.date_declined" | "order.date_withdrawn" | "order.canceled" | "order.swapped" | "order.expired" | "order.disputed" | "order.contested" | "order.dispute_answered" | "order.dispute_answer_missed" | "order.dispute_decided_completed" | "order.dispute_decided_refunded" | "order.contest_decided_upheld" | "order.contest_decided_refunded" | "order.claim_opened" | "order.claim_link_replaced" | "order.claim_restored" | "order.claim_waived" | "order.claim_refunded" | "order.extra_included" | "order.extra_agreed" | "order.extra_declined" | "order.extra_withdrawn" | "order.extra_finished" | "order.extra_reopened" | "order.extra_confirmed" | "order.extra_given_up" | "order.extra_voided" | "order.extra_disputed" | "order.extra_dispute_answered" | "order.extra_dispute_answer_missed" | "order.extra_dispute_decided_paid" | "order.extra_dispute_decided_refunded" | "order.publication_check_passed" | "order.publication_check_failed" | "order.publication_lost" | "order.publication_restored" | "order.reminded" | "comment.written" | "media.submitted" | "media.listed" | "media.proof_awaited" | "media.unlisted" | "media.paused" | "media.withdrawn" | "media.recalled" | "media.approved" | "media.approved_unproven" | "media.asked" | "media.rejected" | "media.proof_missed" | "media.proof_lost" | "media.domain_taken" | "media.domain_lost" | "format.listed" | "format.submitted" | "format.resubmitted" | "format.paused" | "format.approved" | "format.rejected" | "format.changed" | "catalogue_import.preview_started" | "catalogue_import.previewed" | "catalogue_import.started" | "catalogue_import.finished" | "catalogue_import.failed" | "catalogue_import.undo_started" | "catalogue_import.undone" | "catalogue_import.undo_left" | "top_up.succeeded" | "top_up.failed" | "top_up.canceled" | "top_up.received" | "top_up.rejected" | "top_up.refunded" | "top_up.charged_back" | "top_up.restored" | "top_up.dispute_lost" | "top_up.refund_refused" | "withdrawal.requested" | "withdrawal.canceled" | "withdrawal.stopped" | "withdrawal.sent" | "withdrawal.paid" | "withdrawal.failed" | "withdrawal.returned" | "wallet.balance_low" | "wallet.automatic_top_ups_stopped" | "identity.submitted" | "identity.approved" | "identity.verified" | "identity.asked_again" | "identity.rejected" | "invitation.sent" | "invitation.revoked" | "invitation.accepted" | "organization.handed_over" | "organization.closed" | "organization.suspended" | "organization.reactivated" | "organization.outlets_listed" | "organization.outlets_unlisted" | "organization.fee_changed" | "organization.payouts_changed";
    /** The version of its payload. */
    version: number;
    /** The address of the resource, which answers the payload. */
    about: string;
    /** 1, 2, 3 … for the events of one resource, in the order in which they happened. */
    sequence: number;
    /** When it happened, UTC. */
    createdAt: string;
};
export type Webhook = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Webhook";
    id: string;
    /** Whose events it gets; null for one of the operators. */
    organization: string | null;
    /** The address that events are sent to. */
    url: string;
    /** Its purpose, in the words of whoever made it; may be empty. */
    description: string;
    /** Names of the events that it gets; empty for every event. */
    events: string[];
    /** `standard` for programs, as Standard Webhooks; `slack` and `teams` post a message in a channel. */
    shape: "standard" | "slack" | "teams";
    /** `stopped`: Byline paused it after three days without an answer. */
    state: "active" | "paused" | "stopped";
    /** The key that checks signatures, in the answer that makes it; null in every later one. */
    secret: string | null;
    /** Until when the secret before signs too, UTC; null without one. */
    formerSecretEndsAt: string | null;
    /** Deliveries that have not arrived yet, counted up to a thousand. */
    waiting: number;
    /** When it stopped answering, UTC; null while it answers. */
    failingSince: string | null;
    /** When it last took a delivery, UTC; null before the first one. */
    deliveredAt: string | null;
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type WebhookDelivery = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "WebhookDelivery";
    id: string;
    /** The webhook. */
    webhook: string;
    /** The event; null for a test. */
    event: string | null;
    /** The event's name. */
    name: string;
    /** The address of the resource that it is about. */
    about: string;
    /** `given_up` after three days without an answer. */
    state: "waiting" | "delivered" | "given_up";
    /** How often it was sent. */
    attempts: number;
    /** When it is sent next, UTC; null once it arrived or was given up. */
    dueAt: string | null;
    /** When it was last sent, UTC. */
    triedAt: string | null;
    /** How long the last answer took. */
    milliseconds: number | null;
    /** The HTTP status of the last answer; null where there was none. */
    status: number | null;
    /** The body as it was last sent, up to 10,000 characters. */
    request: string | null;
    /** The last answer's body, up to 2,000 characters. */
    answer: string | null;
    /** A sentence about the last failure; null after a success. */
    problem: string | null;
    /** When it was filed, UTC. */
    createdAt: string;
};
export type ApiToken = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ApiToken";
    id: string;
    /** The name that its maker gave it. */
    name: string;
    /** Everything that it may do, within the rights of the one it acts for. */
    scopes: ("read" | "reports" | "organization" | "members" | "campaigns" | "media" | "orders" | "approve" | "money" | "webhooks" | "operator")[];
    /** The most that it may hold or pay in a calendar month of UTC, in cents; null if it can't spend. */
    spendLimitCents: number | null;
    /** Cents that it held or paid this month, UTC. */
    spentThisMonthCents: number;
    /** Addresses and ranges from which it works; empty for any. */
    networks: string[];
    /** When it ends, UTC. */
    expiresAt: string;
    /** When it was last used, UTC; null before the first call. */
    lastUsedAt: string | null;
    /** The beginning of its key, by which you recognize it. */
    prefix: string;
    /** The key itself, in the answer to its creation only; null in every later one. */
    token: string | null;
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type ServiceAccount = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ServiceAccount";
    id: string;
    /** The name that its maker gave it. */
    name: string;
    /** Everything that it may do, within the rights of the one it acts for. */
    scopes: ("read" | "reports" | "organization" | "members" | "campaigns" | "media" | "orders" | "approve" | "money" | "webhooks" | "operator")[];
    /** The most that it may hold or pay in a calendar month of UTC, in cents; null if it can't spend. */
    spendLimitCents: number | null;
    /** Cents that it held or paid this month, UTC. */
    spentThisMonthCents: number;
    /** Addresses and ranges from which it works; empty for any. */
    networks: string[];
    /** When it ends, UTC. */
    expiresAt: string;
    /** When it was last used, UTC; null before the first call. */
    lastUsedAt: string | null;
    /** The beginning of its key, by which you recognize it. */
    prefix: string;
    /** The key itself, in the answer to its creation only; null in every later one. */
    token: string | null;
    /** When it was made, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
    /** The organization that it belongs to, and acts for as an admin. */
    organization: string;
    /** The name of the person who made it; their address while they have none. */
    createdBy: string;
    /** Whether that person still belongs to the organization. */
    isMakerMember: boolean;
};
export type ConnectedApp = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "ConnectedApp";
    id: string;
    /** The name that the app gave itself; nobody checked it. */
    name: string;
    /** Everything that it may do, within the rights of the one it acts for. */
    scopes: ("read" | "reports" | "organization" | "members" | "campaigns" | "media" | "orders" | "approve" | "money" | "webhooks" | "operator")[];
    /** The most that it may hold or pay in a calendar month of UTC, in cents; null if it can't spend. */
    spendLimitCents: number | null;
    /** Cents that it held or paid this month, UTC. */
    spentThisMonthCents: number;
    /** Addresses and ranges from which it works; empty for any. */
    networks: string[];
    /** When it ends, UTC. */
    expiresAt: string;
    /** When it was last used, UTC; null before the first call. */
    lastUsedAt: string | null;
    /** The app's id at the authorization server; an address for one that describes itself there. */
    clientId: string;
    /** The one organization in which it acts; null for one that acts in none. */
    organization: string | null;
    /** Its name. */
    organizationName: string | null;
    /** When you connected it, UTC. */
    createdAt: string;
    /** When it last changed, UTC. */
    updatedAt: string;
};
export type Session = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "Session";
    id: string;
    /** The browser's own words about itself; null where it said nothing. */
    userAgent: string | null;
    /** The address that it last called from; null where none is known. */
    ip: string | null;
    /** It is the session of this call. */
    current: boolean;
    /** When the person signed in there, UTC. */
    createdAt: string;
    /** When it was last used, UTC. */
    refreshedAt: string;
};
export type AccountDeletion = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AccountDeletion";
    /** The person's id. */
    id: string;
    /** Organizations with no other owner that hold money or open orders, or wait for money: hand them over, or settle them. */
    blockedBy: {
        /** The organization's id. */
        organization: string;
        /** Its name. */
        name: string;
        /** Money that it holds or owes, in cents. */
        moneyCents: number;
        /** Its orders that are not settled. */
        openOrders: number;
        /** All that ties it, in words: it still … */
        still: string;
        /** How ties end that nobody can settle at once; empty for none. */
        advice: string;
    }[];
    /** Organizations with no other owner, which are closed. Guarantees of their orders end. */
    closes: {
        /** The organization's id. */
        organization: string;
        /** Its name. */
        name: string;
        /** Its members beside you. */
        otherMembers: number;
    }[];
    /** Organizations that go on without you. */
    leaves: {
        /** The organization's id. */
        organization: string;
        /** Its name. */
        name: string;
    }[];
    /** API tokens that end. */
    apiTokens: number;
};
export type DataCopy = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "DataCopy";
    /** The person's id. */
    id: string;
    /** When the copy was made, UTC. */
    madeAt: string;
    /** The person's own record. */
    person: {
        [key: string]: any;
    };
    /** Memberships of organizations. */
    organizations: {
        [key: string]: any;
    }[];
    /** Devices on which the person is signed in. */
    sessions: {
        [key: string]: any;
    }[];
    /** Sign-ins and changes of the sign-in account. */
    signIns: {
        [key: string]: any;
    }[];
    /** API tokens, without their secrets. */
    apiTokens: {
        [key: string]: any;
    }[];
    /** When the person gets mails, kind by kind. */
    notificationPreferences: {
        [key: string]: any;
    }[];
    /** Everything that the person was told in the app. */
    notifications: {
        [key: string]: any;
    }[];
    /** Messages that the person wrote. */
    messages: {
        [key: string]: any;
    }[];
    /** Files that the person uploaded, without their content. */
    files: {
        [key: string]: any;
    }[];
    /** Mails to the person that are still kept. */
    mails: {
        [key: string]: any;
    }[];
    /** Orders that the person booked. */
    orders: {
        [key: string]: any;
    }[];
};
export type IdentityVerification = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "IdentityVerification";
    /** The organization's id. */
    id: string;
    /** The organization that is verified. */
    organization: string;
    /** Its name. */
    organizationName: string;
    /** Where the verification stands. */
    state: "not_started" | "in_progress" | "in_review" | "approved" | "rejected";
    /** A person or a company. */
    kind: "person" | "company";
    /** The name as the documents have it. */
    legalName: string;
    /** The country, as ISO 3166-1 alpha-2; empty until it is given. */
    country: string;
    /** The address, in lines. */
    address: string;
    /** The person's day of birth; null for a company, or until it is given. */
    birthDate: string | null;
    /** The company's number in its register; null for a person, or until it is given. */
    registerNumber: string | null;
    /** The reviewer: operators, or a provider. */
    provider: string;
    /** The reviewer's words on the decision. */
    notes: string;
    /** The uploaded documents, one of each kind at most. */
    documents: {
        id: string;
        /** The kind of document. */
        kind: "identity" | "identityBack" | "register";
        /** The file's name. */
        name: string;
        /** The media type. */
        contentType: "application/pdf" | "image/jpeg" | "image/png";
        /** The size in bytes. */
        bytes: number;
        /** When it was uploaded. */
        createdAt: string;
    }[];
    /** Days after the decision at which its documents are deleted. */
    documentDays: number;
    /** The moves that you may make now. */
    moves: ("submit" | "approve" | "reject")[];
    /** When its documents were deleted; null before. */
    documentsDeletedAt: string | null;
    /** When it was last sent to the review; null before. */
    submittedAt: string | null;
    /** When it was last decided; null before. */
    decidedAt: string | null;
};
export type IdentityCheck = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "IdentityCheck";
    /** The organization's id. */
    id: string;
    /** The organization whose owner is verified. */
    organization: string;
    /** The provider's name; null where no provider looks at persons. */
    provider: string | null;
    /** False once an operator has decided: then one looks at documents. A company always shows its documents. */
    mayStart: boolean;
    /** The status of the last check; null without one. */
    status: ("asked" | "open" | "refused" | "unclear" | "verified") | null;
    /** Why the provider opened no page, or could not recognize the person. */
    reason: string | null;
    /** The provider's page; it opens once. */
    url: string | null;
    /** The provider's reference of the check. */
    reference: string | null;
    /** When the last check was begun; null without one. */
    startedAt: string | null;
};
export type AgentCall = {
    /** Where its terms are explained; a member of a list leaves it out. */
    "@context"?: string;
    /** Its address. */
    "@id": string;
    "@type": "AgentCall";
    id: string;
    /** The person in whose name it was made; null when the account is gone. */
    personName: string | null;
    /** The program, as it calls itself: its name with its version, or its user agent. */
    app: string;
    /** The API token that it called with. */
    tokenName: string;
    /** The tool: `book`. */
    tool: string;
    /** The address of the object that it was about; null for a list, and for one that was not found. */
    "object": string | null;
    /** Cents that it was to spend; null for a call that spends nothing. */
    cents: number | null;
    /** `done`; `asked` for a question to the person; `declined` by them; `begun` if no end is known; else the refusal's code. */
    outcome: string;
    /** How many calls it stands for: equal reads, or equal refusals, of an hour are one entry. */
    calls: number;
    /** When it was made, UTC; the first of several. */
    createdAt: string;
    /** When the last of them was made, UTC. */
    lastCallAt: string;
};
export type Error = {
    "@context"?: string;
    "@type": "hydra:Error" | "ConstraintViolationList";
    "hydra:title"?: string;
    /** What happened, then what to do, for people. */
    "hydra:description": string;
    /** Names the refusal, for programs. More may be added.
    
    - `fst_err_ctp_body_too_large` (413): The body is larger than a call may be.
    - `fst_err_ctp_invalid_content_length` (400): The body is not as long as its header says.
    - `fst_err_ctp_invalid_media_type` (415): The body has a type that no call takes.
    - `fst_err_ctp_empty_type` (415): The body has no type.
    - `fst_err_bad_url` (400): The address can't be decoded.
    - `fst_err_max_param_length` (414): An id in the address is too long.
    - `fst_files_limit` (413): The form holds more files than the call takes.
    - `fst_fields_limit` (413): The form holds more fields than the call takes.
    - `fst_parts_limit` (413): The form holds more parts than the call takes.
    - `fst_req_file_too_large` (413): A file of the form is larger than the call takes.
    - `fst_proto_violation` (400): The form names a field that JavaScript keeps for itself.
    - `bad_json` (400): The body is not valid JSON, or holds text that can't be kept.
    - `bad_multipart` (400): The form has no boundary or is cut off.
    - `bad_query` (400): A parameter of the address has a wrong value.
    - `bad_request` (400, 404, 405, 406, 408, 411, 413, 414, 415, 417, 431): The request can't be read.
    - `changed_meanwhile` (409, 412): Somebody changed the object since it was read; with `If-Match` the status is 412.
    - `disk_full` (503): The server has no room left and kept nothing; try again later.
    - `fault` (500): Byline failed; its log names the call by `requestId`.
    - `files_full` (409): The uploader's room for files is used up.
    - `idempotency_key_in_use` (409): The first call with this key is still running.
    - `idempotency_key_malformed` (400): The key is empty, too long or has odd characters.
    - `idempotency_key_missing` (400): The call moves money and carries no key.
    - `idempotency_key_reused` (422): The key was sent with another call before.
    - `invalid` (422): The input breaks rules; `violations` names each field.
    - `method_not_allowed` (405): The address takes other methods; the header `Allow` names them.
    - `no_permissions` (403): The caller's role or token does not allow the call.
    - `no_sealing_key` (503): The installation has no key to encrypt documents with.
    - `not_found` (404): The object does not exist, or not for this caller.
    - `overloaded` (503): The server has too much to do; try again in seconds.
    - `rate_limited` (429): The caller made too many calls; `Retry-After` says when to go on.
    - `scanner_silent` (503): The virus scanner does not answer; try again in minutes.
    - `sealed_otherwise` (503): The document was encrypted with another key than the installation has.
    - `too_large` (413): The file is larger than the call takes.
    - `too_long` (503): The PDF takes too long to write; narrow what it shows.
    - `too_many_rows` (422): The list is longer than a file holds; filter it.
    - `unavailable` (503): The database, or what the call needs besides, is away.
    - `unknown_parameter` (400): The address names a parameter that the call does not know.
    - `unsupported_media_type` (415): The body's type is not one that the call takes.
    - `account_in_use` (409): The person alone owns an organization with money or open orders, or one that waits for money.
    - `bad_token` (401): The token is unknown, revoked or expired.
    - `email_missing` (403): The caller's account has no confirmed email address.
    - `insufficient_aal` (403): The session has to show its second factor.
    - `invitation_accepted` (409): The invitation was accepted before.
    - `invitation_expired` (409): The invitation has expired.
    - `invitation_limit` (409): The organization sent as many invitations as a day allows.
    - `invitation_revoked` (409): The invitation was taken back.
    - `is_operator` (409): The person is an operator already.
    - `last_operator` (409): The person is the only operator, so they stay one.
    - `last_owner` (409): The person is the organization's only owner, so they stay one.
    - `no_authorization` (401): The call carries no token.
    - `no_operator` (409): The person is no operator.
    - `organization_in_use` (409): The organization still holds, owes or awaits money, or has open orders.
    - `organization_publishes` (409): The organization publishes, so it can't book.
    - `organization_status` (409): The organization is suspended, or active, already.
    - `organization_suspended` (409): The organization is suspended and begins nothing new.
    - `other_address` (403): The invitation was sent to another email address.
    - `own_account` (409): Operators don't suspend themselves.
    - `own_membership` (409): The person owns the organization already.
    - `own_organization` (409): The operator belongs to the organization, so another one decides.
    - `person_status` (409): The person is suspended, or active, already.
    - `reauthentication_needed` (403): The caller's sign-in is too long ago.
    - `role_out_of_reach` (403): The role is above the caller's own.
    - `second_factor_needed` (403): Operators have to use a second factor.
    - `spend_limit` (403): The grant may not spend that much this month; `leftCents` is left.
    - `token_address` (403): The key is bound to other addresses.
    - `token_scope` (403): The grant's scopes don't allow the call.
    - `too_many_organizations` (409): The person owns as many organizations as one may.
    - `too_many_apps` (409): The person has as many connected apps as one may.
    - `too_many_service_accounts` (409): The organization has as many service accounts as one may.
    - `too_many_tokens` (409): The person has as many API tokens as one may.
    - `user_banned` (401): The caller's account is suspended.
    - `too_many_redirects` (409): There are as many redirects as there may be.
    - `deed_decided` (409): The deed was confirmed or declined before.
    - `not_needed` (409): The operator may do this alone.
    - `own_deed` (409): Another operator has to confirm it.
    - `proposer_gone` (409): The operator who asked for it is none any more.
    - `second_operator` (409): The deed exceeds what one operator does alone; ask for it as a deed.
    - `link_in_use` (409): The link stands in mails, so it stays.
    - `insufficient_balance` (409): The balance is `missingCents` too low.
    - `transaction_move` (409): The transaction stands elsewhere: the move does not begin at its status.
    - `too_many_streams` (429): The caller listens in as many places as one may.
    - `documents_needed` (409): An operator has to see documents first.
    - `identity_checked` (409): The provider's check is open, so the person stays as told.
    - `identity_move` (409): The verification stands elsewhere: the move does not begin at its state.
    - `amount_differs` (409): Another amount arrived than was announced.
    - `auto_top_up_off` (409): Automatic top-ups are off.
    - `forged_event` (400): The provider's report has a wrong signature.
    - `identity_missing` (409): The organization's identity is not verified.
    - `insufficient_earnings` (409): The earnings are lower; `withdrawableCents` can be withdrawn.
    - `no_bank_account` (409): The installation takes no bank transfers.
    - `no_identity_provider` (409): The installation has no provider that verifies persons.
    - `no_payment_provider` (503): The installation has no payment provider.
    - `no_payouts` (409): The installation pays by bank transfer only.
    - `no_transfer` (409): The top-up is no bank transfer.
    - `not_recallable` (409): Nothing of the withdrawal is left at the provider.
    - `not_refundable` (409): The payment can't be refunded in this amount.
    - `payee_differs` (409): The account's holder is not who was verified; say why it is paid all the same.
    - `payee_missing` (409): The organization has not said where it wants to be paid.
    - `payouts_held` (409): Payouts wait until `heldUntil`, since owner or payee changed.
    - `payouts_stopped` (409): The operators paused payouts.
    - `refund_decided` (409): The provider has decided the refund.
    - `related_organizations` (409): The two organizations belong together.
    - `too_many_codes` (429): The caller tried too many voucher codes.
    - `top_up_limit` (409): The organization topped up as much as a day allows.
    - `transfer_decided` (409): The bank transfer was decided before.
    - `withdrawal_move` (409): The withdrawal stands elsewhere: the move does not begin at its status.
    - `domain_named` (409): Somebody else named the domain at the same moment.
    - `media_move` (409): The medium stands elsewhere: the move does not begin at its status.
    - `metric_provider_key` (409): The provider has no key.
    - `metric_provider_off` (409): The provider is off: it has no units to spend.
    - `metric_provider_paused` (409): The provider is paused.
    - `metric_provider_used_up` (409): The provider's units of the month are used up.
    - `metric_provider_waiting` (409): The provider is left alone for a while.
    - `no_proof_needed` (409): The domain needs no verification.
    - `no_review` (409): The outlet or format needs no review: it is listed at once.
    - `proof_first` (409): The domain is verified before the outlet is listed.
    - `review_first` (409): The outlet or format is reviewed before it is listed.
    - `campaign_closed` (409): The campaign is closed, so nothing is booked in it.
    - `confirm_over_budget` (409): The booking exceeds the budget by `overCents`; send it again with the confirmation.
    - `over_budget` (409): The booking exceeds the budget by `overCents`, and the caller's role can't confirm that.
    - `conversation_closed` (409): The other side can't read the conversation yet.
    - `too_many_files` (409): The caller keeps as many files that were not sent as one may.
    - `conditions_changed` (409): Price or conditions changed since the caller saw them.
    - `move_not_possible` (409): The format stands elsewhere: the move does not begin at its status.
    - `not_available` (409): The format is not on offer.
    - `own_media` (409): Organizations don't book their own media.
    - `price_ended` (409): The agreed price has ended.
    - `price_ends_sooner` (409): The agreed price ends before that day already.
    - `publish_date` (409): The publish date can't be kept: its day is over, blocked or full.
    - `total_changed` (409): The total changed since the caller saw it; `totalCents` is the new one.
    - `file_gone` (409): The file of the import is no longer kept.
    - `import_of_operator` (409): An operator brought the file, and only operators read or import it.
    - `import_move` (409): The import stands elsewhere: the move does not begin at its state.
    - `imported_since` (409): A later import changed the same media; take that back first.
    - `nothing_to_undo` (409): The import changed nothing, so there is nothing to take back.
    - `nothing_to_import` (409): No row of the file can be imported.
    - `too_many_uploads` (429): The organization uploaded as many files as a day allows.
    - `already_swapped` (409): The order was moved to another medium before.
    - `answer_open` (409): The other side of the dispute may still answer.
    - `approved_before` (409): The reader of the shared link approved it before.
    - `check_not_failed` (409): No check of the publication has failed.
    - `checked_lately` (409): The publication was checked minutes ago.
    - `checks_failed` (409): A check of the publication has failed.
    - `disputed_already` (409): The order's dispute was decided, finally.
    - `extra_move` (409): The extra stands elsewhere: the move does not begin at its status.
    - `extras_open` (409): The order has as many open extras as it may.
    - `guarantee_over` (409): The publication's guarantee has passed.
    - `link_ended` (410): The shared link was revoked or has expired.
    - `no_new_conditions` (409): The order has no new conditions to accept.
    - `no_proposal` (409): The order has no proposed date that the caller could answer or take back.
    - `not_allowed` (403): The shared link is for reading.
    - `nothing_to_approve` (409): The text is not there yet.
    - `order_move` (409): The order stands elsewhere: the move does not begin at its status.
    - `payment_owed` (409): A payment was taken back; the organization has to pay it first.
    - `publish_date_over` (409): The publish date has passed, or leaves no time to publish.
    - `reference_taken` (409): Another order of the organization bears the reference.
    - `revision_rounds` (409): The order has had as many revisions as it may.
    - `story_told` (409): The caller told their side of the dispute before.
    - `text_changed` (409): Somebody else saved the text since it was read.
    - `text_closed` (409): The text lies with the other side.
    - `too_many_comments` (409): As many comments are open as a text may have.
    - `too_many_links` (409): The campaign has as many shared links as it may.
    - `too_many_notes` (429): Too many notes came by the shared link.
    - `already_in_cart` (409): The format is in the cart.
    - `cart_empty` (409): The cart holds nothing to book.
    - `cart_full` (409): The cart holds as many lines as it may.
    - `nothing_changed` (409): A counter-offer has to change something.
    - `offer_changed` (409): The offer has a later version than the caller read.
    - `offer_move` (409): The offer stands elsewhere: the move does not begin at its status.
    - `offer_open` (409): The campaign has an open offer for the format.
    - `offer_too_long` (409): The offer has as many versions as one may.
    - `too_many_marks` (409): The caller's lists hold as many media as they may.
    - `too_many_views` (409): The caller keeps as many views as one may.
    - `same_format` (409): The order is on this format already.
    - `too_many_webhooks` (409): The organization has as many webhooks as it may.
    - `webhook_paused` (409): The webhook is paused, so nothing is sent to it.
    - `too_many_questions` (429): Too many of an agent's calls wait for its person's answer.
    - `foreign_origin` (403): A page of another origin called the server for agents.
    - `accounts_elsewhere` (409): Another service keeps the accounts; sign in there first.
    - `setup_over` (410): The setup link was used or is out of date. */
    code: "fst_err_ctp_body_too_large" | "fst_err_ctp_invalid_content_length" | "fst_err_ctp_invalid_media_type" | "fst_err_ctp_empty_type" | "fst_err_bad_url" | "fst_err_max_param_length" | "fst_files_limit" | "fst_fields_limit" | "fst_parts_limit" | "fst_req_file_too_large" | "fst_proto_violation" | "bad_json" | "bad_multipart" | "bad_query" | "bad_request" | "changed_meanwhile" | "disk_full" | "fault" | "files_full" | "idempotency_key_in_use" | "idempotency_key_malformed" | "idempotency_key_missing" | "idempotency_key_reused" | "invalid" | "method_not_allowed" | "no_permissions" | "no_sealing_key" | "not_found" | "overloaded" | "rate_limited" | "scanner_silent" | "sealed_otherwise" | "too_large" | "too_long" | "too_many_rows" | "unavailable" | "unknown_parameter" | "unsupported_media_type" | "account_in_use" | "bad_token" | "email_missing" | "insufficient_aal" | "invitation_accepted" | "invitation_expired" | "invitation_limit" | "invitation_revoked" | "is_operator" | "last_operator" | "last_owner" | "no_authorization" | "no_operator" | "organization_in_use" | "organization_publishes" | "organization_status" | "organization_suspended" | "other_address" | "own_account" | "own_membership" | "own_organization" | "person_status" | "reauthentication_needed" | "role_out_of_reach" | "second_factor_needed" | "spend_limit" | "token_address" | "token_scope" | "too_many_organizations" | "too_many_apps" | "too_many_service_accounts" | "too_many_tokens" | "user_banned" | "too_many_redirects" | "deed_decided" | "not_needed" | "own_deed" | "proposer_gone" | "second_operator" | "link_in_use" | "insufficient_balance" | "transaction_move" | "too_many_streams" | "documents_needed" | "identity_checked" | "identity_move" | "amount_differs" | "auto_top_up_off" | "forged_event" | "identity_missing" | "insufficient_earnings" | "no_bank_account" | "no_identity_provider" | "no_payment_provider" | "no_payouts" | "no_transfer" | "not_recallable" | "not_refundable" | "payee_differs" | "payee_missing" | "payouts_held" | "payouts_stopped" | "refund_decided" | "related_organizations" | "too_many_codes" | "top_up_limit" | "transfer_decided" | "withdrawal_move" | "domain_named" | "media_move" | "metric_provider_key" | "metric_provider_off" | "metric_provider_paused" | "metric_provider_used_up" | "metric_provider_waiting" | "no_proof_needed" | "no_review" | "proof_first" | "review_first" | "campaign_closed" | "confirm_over_budget" | "over_budget" | "conversation_closed" | "too_many_files" | "conditions_changed" | "move_not_possible" | "not_available" | "own_media" | "price_ended" | "price_ends_sooner" | "publish_date" | "total_changed" | "file_gone" | "import_of_operator" | "import_move" | "imported_since" | "nothing_to_undo" | "nothing_to_import" | "too_many_uploads" | "already_swapped" | "answer_open" | "approved_before" | "check_not_failed" | "checked_lately" | "checks_failed" | "disputed_already" | "extra_move" | "extras_open" | "guarantee_over" | "link_ended" | "no_new_conditions" | "no_proposal" | "not_allowed" | "nothing_to_approve" | "order_move" | "payment_owed" | "publish_date_over" | "reference_taken" | "revision_rounds" | "story_told" | "text_changed" | "text_closed" | "too_many_comments" | "too_many_links" | "too_many_notes" | "already_in_cart" | "cart_empty" | "cart_full" | "nothing_changed" | "offer_changed" | "offer_move" | "offer_open" | "offer_too_long" | "too_many_marks" | "too_many_views" | "same_format" | "too_many_webhooks" | "webhook_paused" | "too_many_questions" | "foreign_origin" | "accounts_elsewhere" | "setup_over";
    /** By which the log finds the call. */
    requestId?: string;
    /** Of an input that was refused: a problem each. */
    violations?: {
        propertyPath: string;
        message: string;
        code?: string;
    }[];
};
/**
 * The signed-in person
 */
export function clientUsersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ClientUser;
    }>(`/api/client_users/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The mails that I want
 */
export function clientUsersSubscriptionPreferencesGet(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SubscriptionPreferences;
    }>("/api/client_users/subscription_preferences", {
        ...opts
    }));
}
/**
 * My notifications, newest first
 */
export function notificationsList({ page, itemsPerPage, after, unread, kind }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    unread?: "true" | "false";
    kind?: "orderUpdates" | "offers" | "messages" | "listings" | "billing" | "productNews";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Notification[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/notifications${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        unread,
        kind
    }))}`, {
        ...opts
    }));
}
/**
 * One of my notifications
 */
export function notificationsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Notification;
    }>(`/api/notifications/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Mark it as read
 */
export function notificationsRead({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Notification;
    }>(`/api/notifications/${encodeURIComponent(id)}/read`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Take back that it was read
 */
export function notificationsUnread({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Notification;
    }>(`/api/notifications/${encodeURIComponent(id)}/unread`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Mark as read whatever is told about an order or an offer that I opened
 */
export function notificationsSeen({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The id of the order or offer that you opened. */
        about: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText("/api/notifications/seen", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Mark all as read, or all up to one
 */
export function notificationsReadAll({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The newest notification that you saw: later ones stay new. All without it. */
        upTo?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText("/api/notifications/read", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * My organizations
 */
export function organizationsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Organization[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/organizations${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * One of my organizations
 */
export function organizationsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Organization;
    }>(`/api/organizations/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Edit an organization
 */
export function organizationsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Its name, 2 to 80 characters; no other organization has it. */
        name?: string;
        /** The name on its documents. */
        billingName?: string | null;
        /** The address on its documents. */
        billingAddress?: string | null;
        /** The country of that address (ISO 3166-1 alpha-2); empty for none. */
        billingCountry?: string | null;
        /** Its tax id. */
        taxId?: string | null;
        /** Below so much available money its people are told, in cents; null for never. */
        lowBalanceCents?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Organization;
    }>(`/api/organizations/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * All organizations by name; those first that begin with what is searched
 */
export function organizationNamesList({ page, itemsPerPage, after, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrganizationName[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/organization_names${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * One organization's name
 */
export function organizationNamesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationName;
    }>(`/api/organization_names/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The members of my organizations, the strongest first
 */
export function organizationMembersList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrganizationMember[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/organization_members${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * One member
 */
export function organizationMembersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationMember;
    }>(`/api/organization_members/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change a member's role
 */
export function organizationMembersUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The member's new role. */
        role: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationMember;
    }>(`/api/organization_members/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a member, or leave
 */
export function organizationMembersRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/organization_members/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * The members of my organizations as a file
 */
export function organizationMembersExport({ organization, format }: {
    organization?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/organization_members/export${QS.query(QS.explode({
        organization,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * The members of the projects that I see
 */
export function projectMembersList({ page, itemsPerPage, after, project }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    project?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": ProjectMember[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/project_members${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        project
    }))}`, {
        ...opts
    }));
}
/**
 * One member
 */
export function projectMembersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProjectMember;
    }>(`/api/project_members/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change a role in a project
 */
export function projectMembersUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** 0 Admin, 1 Manager, 2 Viewer. */
        role: number | 1 | 2;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProjectMember;
    }>(`/api/project_members/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove somebody from a project, or leave it
 */
export function projectMembersRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/project_members/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * The members of the media that I work for
 */
export function mediaMembersList({ page, itemsPerPage, after, media }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    media?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediaMember[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/media_members${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        media
    }))}`, {
        ...opts
    }));
}
/**
 * One member
 */
export function mediaMembersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MediaMember;
    }>(`/api/media_members/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change a role in a medium
 */
export function mediaMembersUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** 0 Admin, 1 Manager, 2 Viewer. */
        role: number | 1 | 2;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MediaMember;
    }>(`/api/media_members/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove somebody from a medium, or leave it
 */
export function mediaMembersRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/media_members/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Invitations that were not accepted yet, newest first
 */
export function invitationsList({ page, itemsPerPage, after, organization, project, media }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    project?: string;
    media?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Invitation[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/invitations${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        project,
        media
    }))}`, {
        ...opts
    }));
}
/**
 * Invite an address; the narrowest place named counts
 */
export function invitationsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The address to invite. */
        email: string;
        /** The organization, for a role in all of it. */
        organization?: string;
        /** The project, for a role in it alone. */
        project?: string;
        /** The outlet, for a role in it alone. */
        media?: string;
        /** The role, where an organization is named. */
        organizationRole?: "ADMIN" | "MANAGER" | "VIEWER";
        /** The role, where a project is named: 0 Admin, 1 Manager, 2 Viewer. */
        projectRole?: number | 1 | 2;
        /** The role, where an outlet is named: 0 Admin, 1 Manager, 2 Viewer. */
        mediaRole?: number | 1 | 2;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Invitation;
    }>("/api/invitations", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One invitation
 */
export function invitationsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    }>(`/api/invitations/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Take an invitation back
 */
export function invitationsRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/invitations/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Mail a new link
 */
export function invitationsResend({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Invitation;
    }>(`/api/invitations/${encodeURIComponent(id)}/resend`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The room of my own files, and of each of my organizations
 */
export function fileRoomsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": FileRoom[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/file_rooms${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * The room of my own files, or of one of my organizations
 */
export function fileRoomsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FileRoom;
    }>(`/api/file_rooms/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The projects that I see
 */
export function projectsList({ page, itemsPerPage, after, organization, archived }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    archived?: "true" | "false";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Project[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/projects${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        archived
    }))}`, {
        ...opts
    }));
}
/**
 * New project
 */
export function projectsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The advertiser. */
        organization: string;
        /** The brand or client. */
        name: string;
        /** The brand's site; null for none. */
        website?: string | null;
        /** Words about the brand, for publishers who write. */
        brandDescription?: string;
        /** The brand's logo, a PNG or JPEG that was uploaded before: `/files/{id}`; null for none. */
        logo?: string | null;
        /** The topics that the brand looks for. */
        topics?: string[];
        /** The countries that the brand looks for. */
        countries?: string[];
        /** Whether viewers read prices, fee and earnings too. */
        viewersSeeAmounts?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Project;
    }>("/api/projects", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One project
 */
export function projectsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Project;
    }>(`/api/projects/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Edit a project
 */
export function projectsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The brand or client. */
        name?: string;
        /** The brand's site; null for none. */
        website?: string | null;
        /** Words about the brand, for publishers who write. */
        brandDescription?: string;
        /** The brand's logo, a PNG or JPEG that was uploaded before: `/files/{id}`; null for none. */
        logo?: string | null;
        /** The topics that the brand looks for. */
        topics?: string[];
        /** The countries that the brand looks for. */
        countries?: string[];
        /** Whether viewers read prices, fee and earnings too. */
        viewersSeeAmounts?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Project;
    }>(`/api/projects/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Put a project away; its orders go on
 */
export function projectsArchive({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Project;
    }>(`/api/projects/${encodeURIComponent(id)}/archive`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Bring an archived project back
 */
export function projectsRestore({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Project;
    }>(`/api/projects/${encodeURIComponent(id)}/restore`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Campaigns of the projects that I see
 */
export function campaignsList({ page, itemsPerPage, after, project, organization, archived, search, sort }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    project?: string;
    organization?: string;
    archived?: "true" | "false";
    search?: string;
    sort?: "oldest" | "newest";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Campaign[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/campaigns${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        project,
        organization,
        archived,
        search,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * New campaign
 */
export function campaignsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The project that it belongs to. */
        project: string;
        /** Its name. */
        name: string;
        /** The goal that it serves. */
        goal: "seo" | "traffic" | "awareness" | "reputation" | "visa" | "other";
        /** The goal in your own words. */
        goalText?: string;
        /** The budget in cents; null for none. */
        budgetCents?: number | null;
        /** The first day that it takes bookings, UTC; null for any. */
        startsOn?: string | null;
        /** The last day that it takes bookings, UTC; null for any. */
        endsOn?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Campaign;
    }>("/api/campaigns", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Campaigns of the projects that I see as a file
 */
export function campaignsExport({ project, organization, archived, search, sort, format }: {
    project?: string;
    organization?: string;
    archived?: "true" | "false";
    search?: string;
    sort?: "oldest" | "newest";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/campaigns/export${QS.query(QS.explode({
        project,
        organization,
        archived,
        search,
        sort,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One campaign
 */
export function campaignsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Campaign;
    }>(`/api/campaigns/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Edit a campaign
 */
export function campaignsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Its name. */
        name?: string;
        /** The goal that it serves. */
        goal?: "seo" | "traffic" | "awareness" | "reputation" | "visa" | "other";
        /** The goal in your own words. */
        goalText?: string;
        /** The budget in cents; null for none. */
        budgetCents?: number | null;
        /** The first day that it takes bookings, UTC; null for any. */
        startsOn?: string | null;
        /** The last day that it takes bookings, UTC; null for any. */
        endsOn?: string | null;
        /** Where it stands; only an active campaign takes bookings. */
        status?: "draft" | "active" | "paused" | "completed" | "archived";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Campaign;
    }>(`/api/campaigns/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The media that I work for, by name
 */
export function mediaList({ page, itemsPerPage, after, organization, status, search, incomplete, updatedAtAfter }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    status?: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    search?: string;
    incomplete?: string;
    updatedAtAfter?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediaInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/media${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        status,
        search,
        incomplete,
        "updatedAt[after]": updatedAtAfter
    }))}`, {
        ...opts
    }));
}
/**
 * Add a medium
 */
export function mediaCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The publisher's organization, one of yours. */
        organization: string;
        /** The outlet's name. */
        name: string;
        /** The address of its first page. */
        url: string;
        /** The kind of outlet. */
        mediaType: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
        /** Its languages, ISO 639-1. */
        languages: string[];
        /** The countries that it writes for, ISO 3166-1 alpha-2. */
        countries: string[];
        /** Its topics; any words, the usual ones in their usual spelling. */
        topics: string[];
        /** The outlet in the publisher's words. */
        description?: string;
        /** The texts that it takes and refuses, in the publisher's words. */
        editorialPolicy?: string;
        /** Its logo: an https address, or the path of an uploaded PNG or JPEG, `/files/{id}`; null for none. */
        logo?: (string) | null;
        /** Audience, a count; null when it is not known. */
        audience?: number | null;
        /** Direct, in percent; null when it is not known. */
        sourceDirect?: number | null;
        /** Search, in percent; null when it is not known. */
        sourceSearch?: number | null;
        /** Social, in percent; null when it is not known. */
        sourceSocial?: number | null;
        /** Semrush organic traffic, a count; null when it is not known. */
        semrushOrganicTraffic?: number | null;
        /** Semrush authority score, 0 to 100; null when it is not known. */
        semrushAuthorityScore?: number | null;
        /** Ahrefs DR, 0 to 100; null when it is not known. */
        ahrefsDr?: number | null;
        /** Ahrefs organic traffic, a count; null when it is not known. */
        organicTrafficByAhrefs?: number | null;
        /** Majestic CF, 0 to 100; null when it is not known. */
        mjCf?: number | null;
        /** Majestic TF, 0 to 100; null when it is not known. */
        mjTf?: number | null;
        /** Moz DA, 0 to 100; null when it is not known. */
        mozDomainAuthority?: number | null;
        /** Estimated views, a count; null when it is not known. */
        estimatedViews?: number | null;
        /** Time on site, in seconds; null when it is not known. */
        timeOnSite?: number | null;
        /** Pages per visit, in pages; null when it is not known. */
        pagePerVisit?: number | null;
        /** Bounce rate, in percent; null when it is not known. */
        bounceRate?: number | null;
        /** The countries with most readers, ISO 3166-1 alpha-2; null when they are not known. */
        leadingCountriesIds?: string[] | null;
        /** The readers by country; null when they are not known. */
        audienceCountries?: {
            /** ISO 3166-1 alpha-2. */
            country: string;
            /** The share of the readers, in percent. */
            percent: number;
        }[] | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Media;
    }>("/api/media", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * All media by where they stand, the longest waiting first; in review are also those of which a format is
 */
export function mediaReview({ page, itemsPerPage, after, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    status?: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediaInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/media/review${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * The outlets that I work for as a file
 */
export function mediaExport({ organization, status, search, incomplete, updatedAtAfter, format }: {
    organization?: string;
    status?: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    search?: string;
    incomplete?: string;
    updatedAtAfter?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/media/export${QS.query(QS.explode({
        organization,
        status,
        search,
        incomplete,
        "updatedAt[after]": updatedAtAfter,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One medium: a listed one, or one of mine
 */
export function mediaGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Edit a medium
 */
export function mediaUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The outlet's name. */
        name?: string;
        /** The address of its first page. */
        url?: string;
        /** The kind of outlet. */
        mediaType?: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
        /** Its languages, ISO 639-1. */
        languages?: string[];
        /** The countries that it writes for, ISO 3166-1 alpha-2. */
        countries?: string[];
        /** Its topics; any words, the usual ones in their usual spelling. */
        topics?: string[];
        /** The outlet in the publisher's words. */
        description?: string;
        /** The texts that it takes and refuses, in the publisher's words. */
        editorialPolicy?: string;
        /** Its logo: an https address, or the path of an uploaded PNG or JPEG, `/files/{id}`; null for none. */
        logo?: (string) | null;
        /** Audience, a count; null when it is not known. */
        audience?: number | null;
        /** Direct, in percent; null when it is not known. */
        sourceDirect?: number | null;
        /** Search, in percent; null when it is not known. */
        sourceSearch?: number | null;
        /** Social, in percent; null when it is not known. */
        sourceSocial?: number | null;
        /** Semrush organic traffic, a count; null when it is not known. */
        semrushOrganicTraffic?: number | null;
        /** Semrush authority score, 0 to 100; null when it is not known. */
        semrushAuthorityScore?: number | null;
        /** Ahrefs DR, 0 to 100; null when it is not known. */
        ahrefsDr?: number | null;
        /** Ahrefs organic traffic, a count; null when it is not known. */
        organicTrafficByAhrefs?: number | null;
        /** Majestic CF, 0 to 100; null when it is not known. */
        mjCf?: number | null;
        /** Majestic TF, 0 to 100; null when it is not known. */
        mjTf?: number | null;
        /** Moz DA, 0 to 100; null when it is not known. */
        mozDomainAuthority?: number | null;
        /** Estimated views, a count; null when it is not known. */
        estimatedViews?: number | null;
        /** Time on site, in seconds; null when it is not known. */
        timeOnSite?: number | null;
        /** Pages per visit, in pages; null when it is not known. */
        pagePerVisit?: number | null;
        /** Bounce rate, in percent; null when it is not known. */
        bounceRate?: number | null;
        /** The countries with most readers, ISO 3166-1 alpha-2; null when they are not known. */
        leadingCountriesIds?: string[] | null;
        /** The readers by country; null when they are not known. */
        audienceCountries?: {
            /** ISO 3166-1 alpha-2. */
            country: string;
            /** The share of the readers, in percent. */
            percent: number;
        }[] | null;
        /** Where it is to stand. */
        status?: "draft" | "listed" | "paused";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Make the same change to several media
 */
export function mediaEditSeveral({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The outlets, all yours. */
        media: string[];
        /** The kind of outlet. */
        mediaType?: "Blog" | "Local news" | "News Media" | "News agency" | "Portal";
        /** Its languages, ISO 639-1. */
        languages?: string[];
        /** The countries that it writes for, ISO 3166-1 alpha-2. */
        countries?: string[];
        /** Its topics; any words, the usual ones in their usual spelling. */
        topics?: string[];
        /** Where they are to stand. */
        status?: "listed" | "paused";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediaInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/media/edit-several", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Look for the proof that the domain is mine
 */
export function mediaVerify({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The proof to look for. */
        method: "dns" | "meta" | "file";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}/verify`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Approve
 */
export function mediaApprove({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}/approve`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Ask the publisher
 */
export function mediaAsk({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for the publisher. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}/ask`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Reject
 */
export function mediaReject({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for the publisher. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Media;
    }>(`/api/media/${encodeURIComponent(id)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The calendar of an outlet that I work for
 */
export function calendarsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Calendar;
    }>(`/api/calendars/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Say how many publications an outlet takes a week, and when it takes none
 */
export function calendarsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Publications that it takes a week; null for any number. Not named, it stays. */
        weeklyPublications?: number | null;
        /** All holidays, in the place of those before. Not named, they stay. */
        holidays?: {
            /** The first day. */
            "from": string;
            /** The last day, included. */
            until: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Calendar;
    }>(`/api/calendars/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The readings of one medium, the newest first; none where no medium is named
 */
export function metricReadingsList({ page, itemsPerPage, after, media, metric }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    media?: string;
    metric?: "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MetricReading[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/metric_readings${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        media,
        metric
    }))}`, {
        ...opts
    }));
}
/**
 * The readings of one medium as a file
 */
export function metricReadingsExport({ media, metric, format }: {
    media?: string;
    metric?: "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/metric_readings/export${QS.query(QS.explode({
        media,
        metric,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One reading
 */
export function metricReadingsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MetricReading;
    }>(`/api/metric_readings/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The newest days of each metric of a medium
 */
export function metricTrendsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MetricTrends;
    }>(`/api/metric_trends/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * All providers of metrics, and how each stands with one medium
 */
export function metricProvidersList({ page, itemsPerPage, after, media }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    media?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MetricProvider[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/metric_providers${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        media
    }))}`, {
        ...opts
    }));
}
/**
 * One provider
 */
export function metricProvidersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MetricProvider;
    }>(`/api/metric_providers/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change what it may spend, pause it or let it go on
 */
export function metricProvidersUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The units of its own that it may spend a month; 0 is off. */
        monthlyUnits?: number;
        /** An outlet that was read so many days ago is read again. */
        refreshDays?: number;
        /** Nothing is asked. It pauses by itself when its key is refused, until an operator lets it go on. */
        paused?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MetricProvider;
    }>(`/api/metric_providers/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Read now what is due, or one medium
 */
export function metricProvidersRefresh({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The outlet to read, whatever its age; without one, all that is due. */
        media?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MetricProvider;
    }>(`/api/metric_providers/${encodeURIComponent(id)}/refresh`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The formats of a medium, or of my own media
 */
export function formatsList({ page, itemsPerPage, after, campaign, media, organization, status, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    campaign?: string;
    media?: string[];
    organization?: string;
    status?: "draft" | "in_review" | "listed" | "paused" | "rejected";
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Format[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/formats${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        campaign,
        media,
        organization,
        status,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * Add a format to a medium of mine
 */
export function formatsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The outlet, one of yours. */
        media: string;
        /** The kind of publication. */
        formatType: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
        /** Published by a contributor; others find such a format by its direct link alone. */
        contributor?: boolean;
        /** The listed price in cents. */
        priceCents: number;
        /** The extras that can be booked; the writing service stands beside them. */
        extras?: {
            /** Its name, one of its own within the format; by it the extra is booked. */
            name: string;
            /** Its price in cents. */
            priceCents: number;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "guarantee" | "homepage";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** The publisher writes the text where that is booked. */
        writingService?: boolean;
        /** The price for writing, in cents. */
        writingPriceCents?: number;
        /** The shortest text that is accepted, in characters. */
        textMinCharacters: number;
        /** The longest text that is accepted, in characters. */
        textMaxCharacters: number;
        /** Hours from acceptance until the text is published. */
        turnaroundHours: number;
        /** The kinds of link that can be booked. */
        hyperlinkKind: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
        /** The number of links that a text may hold. */
        hyperlinksMax: number;
        /** The fee for a dofollow link, in cents; 0 unless the kind asks for one. */
        dofollowFeeCents?: number;
        /** The least number of images in a text. */
        imagesMin?: number;
        /** The largest number of images in a text. */
        imagesMax: number;
        /** Topics that are welcome. */
        topicsAccepted?: string[];
        /** Topics that are refused. */
        topicsRefused?: string[];
        /** Months that the publication stays online; 0 is for ever. */
        permanenceMonths: number;
        /** Days on the homepage; 0 for none. */
        homepageDays?: number;
        /** The label that marks it as an ad; empty for none. */
        adLabel?: string;
        /** Days of guarantee that the publication stays as agreed; 0 for none. */
        guaranteeDays?: number;
        /** Further conditions in the publisher's own words. */
        otherConditions?: string;
        /** Addresses of earlier publications as examples. */
        exampleLinks?: string[];
        /** The outlet's section for such texts; empty where it has none. */
        category?: string;
        /** Where it is to stand, after review where one is asked for. */
        status?: "draft" | "listed";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Format;
    }>("/api/formats", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * The formats of a medium, or of my own media, as a file
 */
export function formatsExport({ campaign, media, organization, status, search, format }: {
    campaign?: string;
    media?: string[];
    organization?: string;
    status?: "draft" | "in_review" | "listed" | "paused" | "rejected";
    search?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/formats/export${QS.query(QS.explode({
        campaign,
        media,
        organization,
        status,
        search,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One format
 */
export function formatsGet({ id, campaign }: {
    id: string;
    campaign?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Format;
    }>(`/api/formats/${encodeURIComponent(id)}${QS.query(QS.explode({
        campaign
    }))}`, {
        ...opts
    }));
}
/**
 * Edit a format; new conditions raise its version
 */
export function formatsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The kind of publication. */
        formatType?: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
        /** Published by a contributor; others find such a format by its direct link alone. */
        contributor?: boolean;
        /** The listed price in cents. */
        priceCents?: number;
        /** The extras that can be booked; the writing service stands beside them. */
        extras?: {
            /** Its name, one of its own within the format; by it the extra is booked. */
            name: string;
            /** Its price in cents. */
            priceCents: number;
            /** The thing that it is beside its name; where it is missing, the name says it all. */
            kind?: "guarantee" | "homepage";
            /** The months of a longer `guarantee`, or the days more on the `homepage`. */
            count?: number;
        }[];
        /** The publisher writes the text where that is booked. */
        writingService?: boolean;
        /** The price for writing, in cents. */
        writingPriceCents?: number;
        /** The shortest text that is accepted, in characters. */
        textMinCharacters?: number;
        /** The longest text that is accepted, in characters. */
        textMaxCharacters?: number;
        /** Hours from acceptance until the text is published. */
        turnaroundHours?: number;
        /** The kinds of link that can be booked. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee";
        /** The number of links that a text may hold. */
        hyperlinksMax?: number;
        /** The fee for a dofollow link, in cents; 0 unless the kind asks for one. */
        dofollowFeeCents?: number;
        /** The least number of images in a text. */
        imagesMin?: number;
        /** The largest number of images in a text. */
        imagesMax?: number;
        /** Topics that are welcome. */
        topicsAccepted?: string[];
        /** Topics that are refused. */
        topicsRefused?: string[];
        /** Months that the publication stays online; 0 is for ever. */
        permanenceMonths?: number;
        /** Days on the homepage; 0 for none. */
        homepageDays?: number;
        /** The label that marks it as an ad; empty for none. */
        adLabel?: string;
        /** Days of guarantee that the publication stays as agreed; 0 for none. */
        guaranteeDays?: number;
        /** Further conditions in the publisher's own words. */
        otherConditions?: string;
        /** Addresses of earlier publications as examples. */
        exampleLinks?: string[];
        /** The outlet's section for such texts; empty where it has none. */
        category?: string;
        /** Where it is to stand; one that was rejected goes to review again by `listed`. */
        status?: "draft" | "listed" | "paused";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Format;
    }>(`/api/formats/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Begin a draft on a medium of mine, as usual or as another format of mine
 */
export function formatsDrafts({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The outlet, one of yours. */
        media: string;
        /** The kind of publication; that of the copied format if missing. */
        formatType?: "Press Release" | "Advertorial" | "Paid News" | "Contributor Post";
        /** A format of yours that gives the other answers; else they are as usual. */
        copyOf?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Format;
    }>("/api/formats/drafts", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Copy a format to other media of mine, as drafts
 */
export function formatsCopies({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The outlets that get a copy, all yours. */
        media: string[];
        /** The copies' price is the original's times this: the same at 1, else in whole dollars. */
        priceFactor?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Format[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/formats/${encodeURIComponent(id)}/copies`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * List a format that waits for review
 */
export function formatsApprove({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Format;
    }>(`/api/formats/${encodeURIComponent(id)}/approve`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Turn a format down, with the reason for its publisher
 */
export function formatsReject({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for the publisher. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Format;
    }>(`/api/formats/${encodeURIComponent(id)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Prices to compare a format of mine with
 */
export function priceGuidancesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceGuidance;
    }>(`/api/price_guidances/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * What a change of a format's conditions touches
 */
export function openOrdersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OpenOrders;
    }>(`/api/open_orders/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The agreed prices that my organizations pay or are paid
 */
export function agreedPricesList({ page, itemsPerPage, after, side, format, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    side?: "client" | "publisher";
    format?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": AgreedPrice[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/agreed_prices${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        side,
        format,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * The agreed prices that my organizations pay or are paid as a file
 */
export function agreedPricesExport({ side, format, organization }: {
    side?: "client" | "publisher";
    format?: "csv" | "xlsx";
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/agreed_prices/export${QS.query(QS.explode({
        side,
        format,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * One agreed price, while it is in force
 */
export function agreedPricesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AgreedPrice;
    }>(`/api/agreed_prices/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * End a price of a format of mine after the days of notice; booked orders keep it
 */
export function agreedPricesEnd({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The days of notice. */
        days?: number;
        /** Why, for the buyer. */
        reason?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AgreedPrice;
    }>(`/api/agreed_prices/${encodeURIComponent(id)}/end`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Search the marketplace
 */
export function listingsList({ page, itemsPerPage, after, search, media, favourite, blocked, verified, country, language, topic, mediaType, formatType, hyperlinkKind, measured, priceGte, priceLte, turnaroundHoursLte, turnaroundHoursGt, audienceGte, audienceLte, sourceDirectGte, sourceDirectLte, sourceSearchGte, sourceSearchLte, sourceSocialGte, sourceSocialLte, semrushOrganicTrafficGte, semrushOrganicTrafficLte, semrushAuthorityScoreGte, semrushAuthorityScoreLte, ahrefsDrGte, ahrefsDrLte, organicTrafficByAhrefsGte, organicTrafficByAhrefsLte, mjCfGte, mjCfLte, mjTfGte, mjTfLte, mozDomainAuthorityGte, mozDomainAuthorityLte, estimatedViewsGte, estimatedViewsLte, timeOnSiteGte, timeOnSiteLte, pagePerVisitGte, pagePerVisitLte, bounceRateGte, bounceRateLte, organization, campaign, orderName, orderDesiredPrice, orderPrice, orderFormatType, orderVerified, orderTurnaroundHours, orderHyperlinkKind, orderMediaType, orderCountries, orderLanguages, orderTopics, orderPermanenceMonths, orderAudience, orderSourceDirect, orderSourceSearch, orderSourceSocial, orderSemrushOrganicTraffic, orderSemrushAuthorityScore, orderAhrefsDr, orderOrganicTrafficByAhrefs, orderMjCf, orderMjTf, orderMozDomainAuthority, orderEstimatedViews, orderTimeOnSite, orderPagePerVisit, orderBounceRate, orderLeadingCountriesIds }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
    media?: string[];
    favourite?: "true" | "false";
    blocked?: "hide" | "only";
    verified?: ("true" | "false")[];
    country?: string[];
    language?: string[];
    topic?: string[];
    mediaType?: ("Blog" | "Local news" | "News Media" | "News agency" | "Portal")[];
    formatType?: ("Press Release" | "Advertorial" | "Paid News" | "Contributor Post")[];
    hyperlinkKind?: ("Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee")[];
    measured?: ("audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate")[];
    priceGte?: number;
    priceLte?: number;
    turnaroundHoursLte?: number;
    turnaroundHoursGt?: number;
    audienceGte?: number;
    audienceLte?: number;
    sourceDirectGte?: number;
    sourceDirectLte?: number;
    sourceSearchGte?: number;
    sourceSearchLte?: number;
    sourceSocialGte?: number;
    sourceSocialLte?: number;
    semrushOrganicTrafficGte?: number;
    semrushOrganicTrafficLte?: number;
    semrushAuthorityScoreGte?: number;
    semrushAuthorityScoreLte?: number;
    ahrefsDrGte?: number;
    ahrefsDrLte?: number;
    organicTrafficByAhrefsGte?: number;
    organicTrafficByAhrefsLte?: number;
    mjCfGte?: number;
    mjCfLte?: number;
    mjTfGte?: number;
    mjTfLte?: number;
    mozDomainAuthorityGte?: number;
    mozDomainAuthorityLte?: number;
    estimatedViewsGte?: number;
    estimatedViewsLte?: number;
    timeOnSiteGte?: number;
    timeOnSiteLte?: number;
    pagePerVisitGte?: number;
    pagePerVisitLte?: number;
    bounceRateGte?: number;
    bounceRateLte?: number;
    organization?: string;
    campaign?: string;
    orderName?: "asc" | "desc" | "ASC" | "DESC";
    orderDesiredPrice?: "asc" | "desc" | "ASC" | "DESC";
    orderPrice?: "asc" | "desc" | "ASC" | "DESC";
    orderFormatType?: "asc" | "desc" | "ASC" | "DESC";
    orderVerified?: "asc" | "desc" | "ASC" | "DESC";
    orderTurnaroundHours?: "asc" | "desc" | "ASC" | "DESC";
    orderHyperlinkKind?: "asc" | "desc" | "ASC" | "DESC";
    orderMediaType?: "asc" | "desc" | "ASC" | "DESC";
    orderCountries?: "asc" | "desc" | "ASC" | "DESC";
    orderLanguages?: "asc" | "desc" | "ASC" | "DESC";
    orderTopics?: "asc" | "desc" | "ASC" | "DESC";
    orderPermanenceMonths?: "asc" | "desc" | "ASC" | "DESC";
    orderAudience?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceDirect?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceSearch?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceSocial?: "asc" | "desc" | "ASC" | "DESC";
    orderSemrushOrganicTraffic?: "asc" | "desc" | "ASC" | "DESC";
    orderSemrushAuthorityScore?: "asc" | "desc" | "ASC" | "DESC";
    orderAhrefsDr?: "asc" | "desc" | "ASC" | "DESC";
    orderOrganicTrafficByAhrefs?: "asc" | "desc" | "ASC" | "DESC";
    orderMjCf?: "asc" | "desc" | "ASC" | "DESC";
    orderMjTf?: "asc" | "desc" | "ASC" | "DESC";
    orderMozDomainAuthority?: "asc" | "desc" | "ASC" | "DESC";
    orderEstimatedViews?: "asc" | "desc" | "ASC" | "DESC";
    orderTimeOnSite?: "asc" | "desc" | "ASC" | "DESC";
    orderPagePerVisit?: "asc" | "desc" | "ASC" | "DESC";
    orderBounceRate?: "asc" | "desc" | "ASC" | "DESC";
    orderLeadingCountriesIds?: "asc" | "desc" | "ASC" | "DESC";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Listing[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/listings${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search,
        media,
        favourite,
        blocked,
        verified,
        country,
        language,
        topic,
        mediaType,
        formatType,
        hyperlinkKind,
        measured,
        "price[gte]": priceGte,
        "price[lte]": priceLte,
        "turnaroundHours[lte]": turnaroundHoursLte,
        "turnaroundHours[gt]": turnaroundHoursGt,
        "audience[gte]": audienceGte,
        "audience[lte]": audienceLte,
        "sourceDirect[gte]": sourceDirectGte,
        "sourceDirect[lte]": sourceDirectLte,
        "sourceSearch[gte]": sourceSearchGte,
        "sourceSearch[lte]": sourceSearchLte,
        "sourceSocial[gte]": sourceSocialGte,
        "sourceSocial[lte]": sourceSocialLte,
        "semrushOrganicTraffic[gte]": semrushOrganicTrafficGte,
        "semrushOrganicTraffic[lte]": semrushOrganicTrafficLte,
        "semrushAuthorityScore[gte]": semrushAuthorityScoreGte,
        "semrushAuthorityScore[lte]": semrushAuthorityScoreLte,
        "ahrefsDr[gte]": ahrefsDrGte,
        "ahrefsDr[lte]": ahrefsDrLte,
        "organicTrafficByAhrefs[gte]": organicTrafficByAhrefsGte,
        "organicTrafficByAhrefs[lte]": organicTrafficByAhrefsLte,
        "mjCf[gte]": mjCfGte,
        "mjCf[lte]": mjCfLte,
        "mjTf[gte]": mjTfGte,
        "mjTf[lte]": mjTfLte,
        "mozDomainAuthority[gte]": mozDomainAuthorityGte,
        "mozDomainAuthority[lte]": mozDomainAuthorityLte,
        "estimatedViews[gte]": estimatedViewsGte,
        "estimatedViews[lte]": estimatedViewsLte,
        "timeOnSite[gte]": timeOnSiteGte,
        "timeOnSite[lte]": timeOnSiteLte,
        "pagePerVisit[gte]": pagePerVisitGte,
        "pagePerVisit[lte]": pagePerVisitLte,
        "bounceRate[gte]": bounceRateGte,
        "bounceRate[lte]": bounceRateLte,
        organization,
        campaign,
        "order[name]": orderName,
        "order[desiredPrice]": orderDesiredPrice,
        "order[price]": orderPrice,
        "order[formatType]": orderFormatType,
        "order[verified]": orderVerified,
        "order[turnaroundHours]": orderTurnaroundHours,
        "order[hyperlinkKind]": orderHyperlinkKind,
        "order[mediaType]": orderMediaType,
        "order[countries]": orderCountries,
        "order[languages]": orderLanguages,
        "order[topics]": orderTopics,
        "order[permanenceMonths]": orderPermanenceMonths,
        "order[audience]": orderAudience,
        "order[sourceDirect]": orderSourceDirect,
        "order[sourceSearch]": orderSourceSearch,
        "order[sourceSocial]": orderSourceSocial,
        "order[semrushOrganicTraffic]": orderSemrushOrganicTraffic,
        "order[semrushAuthorityScore]": orderSemrushAuthorityScore,
        "order[ahrefsDr]": orderAhrefsDr,
        "order[organicTrafficByAhrefs]": orderOrganicTrafficByAhrefs,
        "order[mjCf]": orderMjCf,
        "order[mjTf]": orderMjTf,
        "order[mozDomainAuthority]": orderMozDomainAuthority,
        "order[estimatedViews]": orderEstimatedViews,
        "order[timeOnSite]": orderTimeOnSite,
        "order[pagePerVisit]": orderPagePerVisit,
        "order[bounceRate]": orderBounceRate,
        "order[leadingCountriesIds]": orderLeadingCountriesIds
    }))}`, {
        ...opts
    }));
}
/**
 * Up to six listings like those of the medium named
 */
export function listingsSimilar({ page, itemsPerPage, after, media, organization, campaign }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    media?: string;
    organization?: string;
    campaign?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Listing[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/listings/similar${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        media,
        organization,
        campaign
    }))}`, {
        ...opts
    }));
}
/**
 * The listings of the formats named, at most 50
 */
export function listingsChosen({ page, itemsPerPage, after, format, organization, campaign }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    format?: string[];
    organization?: string;
    campaign?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Listing[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/listings/chosen${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        format,
        organization,
        campaign
    }))}`, {
        ...opts
    }));
}
/**
 * The marketplace's view as a file
 */
export function listingsExport({ search, media, favourite, blocked, verified, country, language, topic, mediaType, formatType, hyperlinkKind, measured, priceGte, priceLte, turnaroundHoursLte, turnaroundHoursGt, audienceGte, audienceLte, sourceDirectGte, sourceDirectLte, sourceSearchGte, sourceSearchLte, sourceSocialGte, sourceSocialLte, semrushOrganicTrafficGte, semrushOrganicTrafficLte, semrushAuthorityScoreGte, semrushAuthorityScoreLte, ahrefsDrGte, ahrefsDrLte, organicTrafficByAhrefsGte, organicTrafficByAhrefsLte, mjCfGte, mjCfLte, mjTfGte, mjTfLte, mozDomainAuthorityGte, mozDomainAuthorityLte, estimatedViewsGte, estimatedViewsLte, timeOnSiteGte, timeOnSiteLte, pagePerVisitGte, pagePerVisitLte, bounceRateGte, bounceRateLte, organization, campaign, orderName, orderDesiredPrice, orderPrice, orderFormatType, orderVerified, orderTurnaroundHours, orderHyperlinkKind, orderMediaType, orderCountries, orderLanguages, orderTopics, orderPermanenceMonths, orderAudience, orderSourceDirect, orderSourceSearch, orderSourceSocial, orderSemrushOrganicTraffic, orderSemrushAuthorityScore, orderAhrefsDr, orderOrganicTrafficByAhrefs, orderMjCf, orderMjTf, orderMozDomainAuthority, orderEstimatedViews, orderTimeOnSite, orderPagePerVisit, orderBounceRate, orderLeadingCountriesIds, rows, format, columns }: {
    search?: string;
    media?: string[];
    favourite?: "true" | "false";
    blocked?: "hide" | "only";
    verified?: ("true" | "false")[];
    country?: string[];
    language?: string[];
    topic?: string[];
    mediaType?: ("Blog" | "Local news" | "News Media" | "News agency" | "Portal")[];
    formatType?: ("Press Release" | "Advertorial" | "Paid News" | "Contributor Post")[];
    hyperlinkKind?: ("Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee")[];
    measured?: ("audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate")[];
    priceGte?: number;
    priceLte?: number;
    turnaroundHoursLte?: number;
    turnaroundHoursGt?: number;
    audienceGte?: number;
    audienceLte?: number;
    sourceDirectGte?: number;
    sourceDirectLte?: number;
    sourceSearchGte?: number;
    sourceSearchLte?: number;
    sourceSocialGte?: number;
    sourceSocialLte?: number;
    semrushOrganicTrafficGte?: number;
    semrushOrganicTrafficLte?: number;
    semrushAuthorityScoreGte?: number;
    semrushAuthorityScoreLte?: number;
    ahrefsDrGte?: number;
    ahrefsDrLte?: number;
    organicTrafficByAhrefsGte?: number;
    organicTrafficByAhrefsLte?: number;
    mjCfGte?: number;
    mjCfLte?: number;
    mjTfGte?: number;
    mjTfLte?: number;
    mozDomainAuthorityGte?: number;
    mozDomainAuthorityLte?: number;
    estimatedViewsGte?: number;
    estimatedViewsLte?: number;
    timeOnSiteGte?: number;
    timeOnSiteLte?: number;
    pagePerVisitGte?: number;
    pagePerVisitLte?: number;
    bounceRateGte?: number;
    bounceRateLte?: number;
    organization?: string;
    campaign?: string;
    orderName?: "asc" | "desc" | "ASC" | "DESC";
    orderDesiredPrice?: "asc" | "desc" | "ASC" | "DESC";
    orderPrice?: "asc" | "desc" | "ASC" | "DESC";
    orderFormatType?: "asc" | "desc" | "ASC" | "DESC";
    orderVerified?: "asc" | "desc" | "ASC" | "DESC";
    orderTurnaroundHours?: "asc" | "desc" | "ASC" | "DESC";
    orderHyperlinkKind?: "asc" | "desc" | "ASC" | "DESC";
    orderMediaType?: "asc" | "desc" | "ASC" | "DESC";
    orderCountries?: "asc" | "desc" | "ASC" | "DESC";
    orderLanguages?: "asc" | "desc" | "ASC" | "DESC";
    orderTopics?: "asc" | "desc" | "ASC" | "DESC";
    orderPermanenceMonths?: "asc" | "desc" | "ASC" | "DESC";
    orderAudience?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceDirect?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceSearch?: "asc" | "desc" | "ASC" | "DESC";
    orderSourceSocial?: "asc" | "desc" | "ASC" | "DESC";
    orderSemrushOrganicTraffic?: "asc" | "desc" | "ASC" | "DESC";
    orderSemrushAuthorityScore?: "asc" | "desc" | "ASC" | "DESC";
    orderAhrefsDr?: "asc" | "desc" | "ASC" | "DESC";
    orderOrganicTrafficByAhrefs?: "asc" | "desc" | "ASC" | "DESC";
    orderMjCf?: "asc" | "desc" | "ASC" | "DESC";
    orderMjTf?: "asc" | "desc" | "ASC" | "DESC";
    orderMozDomainAuthority?: "asc" | "desc" | "ASC" | "DESC";
    orderEstimatedViews?: "asc" | "desc" | "ASC" | "DESC";
    orderTimeOnSite?: "asc" | "desc" | "ASC" | "DESC";
    orderPagePerVisit?: "asc" | "desc" | "ASC" | "DESC";
    orderBounceRate?: "asc" | "desc" | "ASC" | "DESC";
    orderLeadingCountriesIds?: "asc" | "desc" | "ASC" | "DESC";
    rows?: string[];
    format?: "csv" | "xlsx";
    columns?: ("name" | "domain" | "desiredPrice" | "price" | "formatType" | "listed" | "verified" | "turnaroundHours" | "hyperlinkKind" | "mediaType" | "countries" | "languages" | "topics" | "permanenceMonths" | "audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate" | "leadingCountriesIds" | "measured" | "misfits" | "favourite" | "conflicts")[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/listings/export${QS.query(QS.explode({
        search,
        media,
        favourite,
        blocked,
        verified,
        country,
        language,
        topic,
        mediaType,
        formatType,
        hyperlinkKind,
        measured,
        "price[gte]": priceGte,
        "price[lte]": priceLte,
        "turnaroundHours[lte]": turnaroundHoursLte,
        "turnaroundHours[gt]": turnaroundHoursGt,
        "audience[gte]": audienceGte,
        "audience[lte]": audienceLte,
        "sourceDirect[gte]": sourceDirectGte,
        "sourceDirect[lte]": sourceDirectLte,
        "sourceSearch[gte]": sourceSearchGte,
        "sourceSearch[lte]": sourceSearchLte,
        "sourceSocial[gte]": sourceSocialGte,
        "sourceSocial[lte]": sourceSocialLte,
        "semrushOrganicTraffic[gte]": semrushOrganicTrafficGte,
        "semrushOrganicTraffic[lte]": semrushOrganicTrafficLte,
        "semrushAuthorityScore[gte]": semrushAuthorityScoreGte,
        "semrushAuthorityScore[lte]": semrushAuthorityScoreLte,
        "ahrefsDr[gte]": ahrefsDrGte,
        "ahrefsDr[lte]": ahrefsDrLte,
        "organicTrafficByAhrefs[gte]": organicTrafficByAhrefsGte,
        "organicTrafficByAhrefs[lte]": organicTrafficByAhrefsLte,
        "mjCf[gte]": mjCfGte,
        "mjCf[lte]": mjCfLte,
        "mjTf[gte]": mjTfGte,
        "mjTf[lte]": mjTfLte,
        "mozDomainAuthority[gte]": mozDomainAuthorityGte,
        "mozDomainAuthority[lte]": mozDomainAuthorityLte,
        "estimatedViews[gte]": estimatedViewsGte,
        "estimatedViews[lte]": estimatedViewsLte,
        "timeOnSite[gte]": timeOnSiteGte,
        "timeOnSite[lte]": timeOnSiteLte,
        "pagePerVisit[gte]": pagePerVisitGte,
        "pagePerVisit[lte]": pagePerVisitLte,
        "bounceRate[gte]": bounceRateGte,
        "bounceRate[lte]": bounceRateLte,
        organization,
        campaign,
        "order[name]": orderName,
        "order[desiredPrice]": orderDesiredPrice,
        "order[price]": orderPrice,
        "order[formatType]": orderFormatType,
        "order[verified]": orderVerified,
        "order[turnaroundHours]": orderTurnaroundHours,
        "order[hyperlinkKind]": orderHyperlinkKind,
        "order[mediaType]": orderMediaType,
        "order[countries]": orderCountries,
        "order[languages]": orderLanguages,
        "order[topics]": orderTopics,
        "order[permanenceMonths]": orderPermanenceMonths,
        "order[audience]": orderAudience,
        "order[sourceDirect]": orderSourceDirect,
        "order[sourceSearch]": orderSourceSearch,
        "order[sourceSocial]": orderSourceSocial,
        "order[semrushOrganicTraffic]": orderSemrushOrganicTraffic,
        "order[semrushAuthorityScore]": orderSemrushAuthorityScore,
        "order[ahrefsDr]": orderAhrefsDr,
        "order[organicTrafficByAhrefs]": orderOrganicTrafficByAhrefs,
        "order[mjCf]": orderMjCf,
        "order[mjTf]": orderMjTf,
        "order[mozDomainAuthority]": orderMozDomainAuthority,
        "order[estimatedViews]": orderEstimatedViews,
        "order[timeOnSite]": orderTimeOnSite,
        "order[pagePerVisit]": orderPagePerVisit,
        "order[bounceRate]": orderBounceRate,
        "order[leadingCountriesIds]": orderLeadingCountriesIds,
        rows,
        format,
        columns
    }))}`, {
        ...opts
    }));
}
/**
 * One row, by its format
 */
export function listingsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Listing;
    }>(`/api/listings/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Exact counts and histograms for the same filters as the list
 */
export function listingsFacets({ search, media, favourite, blocked, verified, country, language, topic, mediaType, formatType, hyperlinkKind, measured, priceGte, priceLte, turnaroundHoursLte, turnaroundHoursGt, audienceGte, audienceLte, sourceDirectGte, sourceDirectLte, sourceSearchGte, sourceSearchLte, sourceSocialGte, sourceSocialLte, semrushOrganicTrafficGte, semrushOrganicTrafficLte, semrushAuthorityScoreGte, semrushAuthorityScoreLte, ahrefsDrGte, ahrefsDrLte, organicTrafficByAhrefsGte, organicTrafficByAhrefsLte, mjCfGte, mjCfLte, mjTfGte, mjTfLte, mozDomainAuthorityGte, mozDomainAuthorityLte, estimatedViewsGte, estimatedViewsLte, timeOnSiteGte, timeOnSiteLte, pagePerVisitGte, pagePerVisitLte, bounceRateGte, bounceRateLte, organization, campaign, relax }: {
    search?: string;
    media?: string[];
    favourite?: "true" | "false";
    blocked?: "hide" | "only";
    verified?: ("true" | "false")[];
    country?: string[];
    language?: string[];
    topic?: string[];
    mediaType?: ("Blog" | "Local news" | "News Media" | "News agency" | "Portal")[];
    formatType?: ("Press Release" | "Advertorial" | "Paid News" | "Contributor Post")[];
    hyperlinkKind?: ("Nofollow" | "Dofollow" | "Without" | "Sponsored" | "Dofollow For a Fee")[];
    measured?: ("audience" | "sourceDirect" | "sourceSearch" | "sourceSocial" | "semrushOrganicTraffic" | "semrushAuthorityScore" | "ahrefsDr" | "organicTrafficByAhrefs" | "mjCf" | "mjTf" | "mozDomainAuthority" | "estimatedViews" | "timeOnSite" | "pagePerVisit" | "bounceRate")[];
    priceGte?: number;
    priceLte?: number;
    turnaroundHoursLte?: number;
    turnaroundHoursGt?: number;
    audienceGte?: number;
    audienceLte?: number;
    sourceDirectGte?: number;
    sourceDirectLte?: number;
    sourceSearchGte?: number;
    sourceSearchLte?: number;
    sourceSocialGte?: number;
    sourceSocialLte?: number;
    semrushOrganicTrafficGte?: number;
    semrushOrganicTrafficLte?: number;
    semrushAuthorityScoreGte?: number;
    semrushAuthorityScoreLte?: number;
    ahrefsDrGte?: number;
    ahrefsDrLte?: number;
    organicTrafficByAhrefsGte?: number;
    organicTrafficByAhrefsLte?: number;
    mjCfGte?: number;
    mjCfLte?: number;
    mjTfGte?: number;
    mjTfLte?: number;
    mozDomainAuthorityGte?: number;
    mozDomainAuthorityLte?: number;
    estimatedViewsGte?: number;
    estimatedViewsLte?: number;
    timeOnSiteGte?: number;
    timeOnSiteLte?: number;
    pagePerVisitGte?: number;
    pagePerVisitLte?: number;
    bounceRateGte?: number;
    bounceRateLte?: number;
    organization?: string;
    campaign?: string;
    relax?: ("formatType" | "verified" | "hyperlinkKind" | "mediaType" | "country" | "language" | "topic" | "measured")[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListingFacets;
    }>(`/api/listings/facets${QS.query(QS.explode({
        search,
        media,
        favourite,
        blocked,
        verified,
        country,
        language,
        topic,
        mediaType,
        formatType,
        hyperlinkKind,
        measured,
        "price[gte]": priceGte,
        "price[lte]": priceLte,
        "turnaroundHours[lte]": turnaroundHoursLte,
        "turnaroundHours[gt]": turnaroundHoursGt,
        "audience[gte]": audienceGte,
        "audience[lte]": audienceLte,
        "sourceDirect[gte]": sourceDirectGte,
        "sourceDirect[lte]": sourceDirectLte,
        "sourceSearch[gte]": sourceSearchGte,
        "sourceSearch[lte]": sourceSearchLte,
        "sourceSocial[gte]": sourceSocialGte,
        "sourceSocial[lte]": sourceSocialLte,
        "semrushOrganicTraffic[gte]": semrushOrganicTrafficGte,
        "semrushOrganicTraffic[lte]": semrushOrganicTrafficLte,
        "semrushAuthorityScore[gte]": semrushAuthorityScoreGte,
        "semrushAuthorityScore[lte]": semrushAuthorityScoreLte,
        "ahrefsDr[gte]": ahrefsDrGte,
        "ahrefsDr[lte]": ahrefsDrLte,
        "organicTrafficByAhrefs[gte]": organicTrafficByAhrefsGte,
        "organicTrafficByAhrefs[lte]": organicTrafficByAhrefsLte,
        "mjCf[gte]": mjCfGte,
        "mjCf[lte]": mjCfLte,
        "mjTf[gte]": mjTfGte,
        "mjTf[lte]": mjTfLte,
        "mozDomainAuthority[gte]": mozDomainAuthorityGte,
        "mozDomainAuthority[lte]": mozDomainAuthorityLte,
        "estimatedViews[gte]": estimatedViewsGte,
        "estimatedViews[lte]": estimatedViewsLte,
        "timeOnSite[gte]": timeOnSiteGte,
        "timeOnSite[lte]": timeOnSiteLte,
        "pagePerVisit[gte]": pagePerVisitGte,
        "pagePerVisit[lte]": pagePerVisitLte,
        "bounceRate[gte]": bounceRateGte,
        "bounceRate[lte]": bounceRateLte,
        organization,
        campaign,
        relax
    }))}`, {
        ...opts
    }));
}
/**
 * Look pasted domains or addresses up, at most 500
 */
export function listingsMatch({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Domains or addresses, a line each. */
        domains: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListingMatch;
    }>("/api/listings/match", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * On time, declined, revision rounds, links alive: each with the number of orders behind it
 */
export function mediaFactsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MediaFacts;
    }>(`/api/media_facts/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Marked media, the newest first
 */
export function mediumMarksList({ page, itemsPerPage, after, organization, campaign, media, kind, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    campaign?: string;
    media?: string;
    kind?: "favourite" | "blocked";
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediumMark[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/medium_marks${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        campaign,
        media,
        kind,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * Mark a medium, or mark it as the other
 */
export function mediumMarksCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The organization whose list it goes on. */
        organization: string;
        /** A campaign of it, where the mark counts in that alone. */
        campaign?: string;
        /** The outlet, one that you see. */
        media: string;
        /** The list. */
        kind: "favourite" | "blocked";
        /** A note for colleagues. */
        note?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: MediumMark;
    }>("/api/medium_marks", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Marked media as a file
 */
export function mediumMarksExport({ organization, campaign, media, kind, search, format }: {
    organization?: string;
    campaign?: string;
    media?: string;
    kind?: "favourite" | "blocked";
    search?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/medium_marks/export${QS.query(QS.explode({
        organization,
        campaign,
        media,
        kind,
        search,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One mark
 */
export function mediumMarksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MediumMark;
    }>(`/api/medium_marks/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Move a mark to the other list, or to where else it counts
 */
export function mediumMarksUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The campaign that it counts in from now on; null for the whole organization. Not named, it stays. */
        campaign?: string | null;
        /** The list that it is on from now on. Not named, it stays. */
        kind?: "favourite" | "blocked";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MediumMark;
    }>(`/api/medium_marks/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Take a medium off its list
 */
export function mediumMarksRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/medium_marks/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Mark several media, all or none
 */
export function mediumMarksFill({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The organization whose list it goes on. */
        organization: string;
        /** A campaign of it, where the mark counts in that alone. */
        campaign?: string;
        /** The list. */
        kind: "favourite" | "blocked";
        /** The outlets, all of which you see. */
        media: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": MediumMark[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/medium_marks/fill", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * My views and shared ones, by name
 */
export function savedViewsList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": SavedView[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/saved_views${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * Keep a view
 */
export function savedViewsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The organization that it is kept in, one of yours. */
        organization: string;
        /** Its name, one of its own among your views of the organization. */
        name: string;
        /** A query of the marketplace; unknown parameters and the page are left out. */
        query: string;
        /** Everybody in the organization may open it. */
        shared?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: SavedView;
    }>("/api/saved_views", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One view
 */
export function savedViewsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SavedView;
    }>(`/api/saved_views/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Rename, change or share a view of mine
 */
export function savedViewsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Its name, one of its own among your views of the organization. */
        name?: string;
        /** A query of the marketplace; unknown parameters and the page are left out. */
        query?: string;
        /** Everybody in the organization may open it. */
        shared?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SavedView;
    }>(`/api/saved_views/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a view of mine
 */
export function savedViewsRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/saved_views/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Imports, the newest first
 */
export function catalogueImportsList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": CatalogueImportInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/catalogue_imports${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * One import
 */
export function catalogueImportsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CatalogueImport;
    }>(`/api/catalogue_imports/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The rows that were refused
 */
export function catalogueImportsErrors({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/catalogue_imports/${encodeURIComponent(id)}/errors`, {
        ...opts
    }));
}
/**
 * Preview the result of each row
 */
export function catalogueImportsPreview({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The sign between two columns. */
        delimiter?: "," | ";" | "\t" | "|";
        /** How the file is encoded; UTF-16 is known by its first two bytes. */
        encoding?: "utf-8" | "windows-1252";
        /** Where each field's text comes from. */
        mapping?: {
            [key: string]: {
                /** A column of the file, by its header. */
                column?: string;
                /** One text for every row, in a column's place. */
                fixed?: string;
                /** Byline's words by the words of the file, which they replace. */
                words?: {
                    [key: string]: string;
                };
            };
        };
        /** Known domains and further rows of a domain: `merge` changes what is there, `refuse` refuses them. */
        duplicates?: "merge" | "refuse";
        /** Where new outlets and formats are to stand, as far as Byline's review lets them. */
        status?: "listed" | "draft";
        /** The measurer of the metrics; for a publisher's file it is always `declared`. */
        source?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CatalogueImport;
    }>(`/api/catalogue_imports/${encodeURIComponent(id)}/preview`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Import the previewed rows
 */
export function catalogueImportsRun({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CatalogueImport;
    }>(`/api/catalogue_imports/${encodeURIComponent(id)}/run`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Undo the import, except for rows that others have used since
 */
export function catalogueImportsUndo({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CatalogueImport;
    }>(`/api/catalogue_imports/${encodeURIComponent(id)}/undo`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * When a listed outlet, or one of mine, has no free slot
 */
export function slotsGet({ id, order }: {
    id: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Slots;
    }>(`/api/slots/${encodeURIComponent(id)}${QS.query(QS.explode({
        order
    }))}`, {
        ...opts
    }));
}
/**
 * Carts of the projects that I see
 */
export function cartsList({ page, itemsPerPage, after, campaign }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    campaign?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Cart[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/carts${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        campaign
    }))}`, {
        ...opts
    }));
}
/**
 * The cart of a campaign, made when there is none
 */
export function cartsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The campaign. */
        campaign: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Cart;
    }>("/api/carts", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One cart
 */
export function cartsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Put a format into the cart
 */
export function cartsAdd({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The format. */
        format: string;
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day, UTC; null for as soon as possible. */
        publishOn?: string | null;
        /** The wanted kind of link, of those that the format offers. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The names of the wanted extras, of those that the format offers. */
        extras?: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}/add`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Put several formats into the cart, all or none
 */
export function cartsFill({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The formats. */
        formats: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}/fill`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Change a line
 */
export function cartsChange({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The line's id. */
        line: string;
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day, UTC; null for as soon as possible. */
        publishOn?: string | null;
        /** The wanted kind of link, of those that the format offers. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The names of the wanted extras, of those that the format offers. */
        extras?: string[];
        /** Accepts the changes that the format has seen since it was put in. */
        acceptChanges?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}/change`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Give several lines one publish date
 */
export function cartsDate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The ids of the lines. */
        lines: string[];
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The wanted day, UTC; null for as soon as possible. */
        publishOn?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}/date`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Take a line out
 */
export function cartsRemoveLine({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The line's id. */
        line: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Cart;
    }>(`/api/carts/${encodeURIComponent(id)}/remove`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Book the whole cart; answers the orders
 */
export function cartsBook({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** The total that you saw, in cents; refused if it is another by now. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/carts/${encodeURIComponent(id)}/book`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The offers that I see, newest first
 */
export function offersList({ page, itemsPerPage, after, campaign, organization, media, side, format, status, updatedAtAfter }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    campaign?: string;
    organization?: string;
    media?: string;
    side?: "client" | "publisher";
    format?: string;
    status?: ("sent" | "countered" | "accepted" | "declined" | "withdrawn" | "expired")[];
    updatedAtAfter?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OfferInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/offers${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        campaign,
        organization,
        media,
        side,
        format,
        status,
        "updatedAt[after]": updatedAtAfter
    }))}`, {
        ...opts
    }));
}
/**
 * Make an offer; its total is held while it is open
 */
export function offersCreate({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The campaign that pays. */
        campaign: string;
        /** The format that is wanted; a line of the campaign's cart for it leaves the cart. */
        format: string;
        /** The price of the format alone, in cents. */
        priceCents: number;
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day of publication; null for as soon as possible. */
        publishOn?: string | null;
        /** The wanted kind of link, of those that the format offers. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The labels of the wanted extras, of those that the format offers. */
        extras?: string[];
        /** Words to the other side. */
        message?: string;
        /** A brief for the text. */
        brief?: string;
        /** Days that each answer may take; the operator's setting where it is not said. */
        validDays?: number;
        /** The total that you expect, in cents; refused if it is another. An API token has to name it. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Offer;
    }>("/api/offers", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * The offers that I made or received as a file
 */
export function offersExport({ campaign, organization, media, side, format, status, updatedAtAfter }: {
    campaign?: string;
    organization?: string;
    media?: string;
    side?: "client" | "publisher";
    format?: "csv" | "xlsx";
    status?: ("sent" | "countered" | "accepted" | "declined" | "withdrawn" | "expired")[];
    updatedAtAfter?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/offers/export${QS.query(QS.explode({
        campaign,
        organization,
        media,
        side,
        format,
        status,
        "updatedAt[after]": updatedAtAfter
    }))}`, {
        ...opts
    }));
}
/**
 * One offer with all its versions
 */
export function offersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Offer;
    }>(`/api/offers/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Accept the offer
 */
export function offersAccept({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** The number of the version that is answered. */
        version: number;
        /** Days that the price stays; 90 where neither days nor orders are said. */
        keptDays?: number;
        /** For how many orders the price stays, this one among them. */
        keptOrders?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Offer;
    }>(`/api/offers/${encodeURIComponent(id)}/accept`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Make a counter-offer
 */
export function offersCounter({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** The number of the version that is answered. */
        version: number;
        /** The price of the format alone, in cents. */
        priceCents?: number;
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day of publication; null for as soon as possible. */
        publishOn?: string | null;
        /** The wanted kind of link, of those that the format offers. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The labels of the wanted extras, of those that the format offers. */
        extras?: string[];
        /** Days that the price stays; 90 where neither days nor orders are said. */
        keptDays?: number;
        /** For how many orders the price stays, this one among them. */
        keptOrders?: number;
        /** Words to the other side. */
        message?: string;
        /** The total that you expect, in cents; refused if it is another. An API token has to name it. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Offer;
    }>(`/api/offers/${encodeURIComponent(id)}/counter`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Decline
 */
export function offersDecline({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** The number of the version that is answered. */
        version: number;
        /** Why, for the other side. */
        reason?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Offer;
    }>(`/api/offers/${encodeURIComponent(id)}/decline`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Withdraw the offer
 */
export function offersWithdraw({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Offer;
    }>(`/api/offers/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * A format's rule; both prices are null where there is none
 */
export function offerRulesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OfferRule;
    }>(`/api/offer_rules/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Set the prices that are accepted and declined at once; two nulls end that
 */
export function offerRulesReplace({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Offers from this price up are accepted at once, in cents; null for none. */
        acceptFromCents?: number | null;
        /** Offers below this price are declined at once, in cents; null for none. */
        declineBelowCents?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OfferRule;
    }>(`/api/offer_rules/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The orders that I see, newest first
 */
export function ordersList({ page, itemsPerPage, after, campaign, organization, media, side, project, status, task, proposedBy, reference, search, dueAtGte, dueAtLte, createdAtGte, createdAtLte, updatedAtAfter, sort }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    campaign?: string;
    organization?: string;
    media?: string;
    side?: "client" | "publisher";
    project?: string;
    status?: ("booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded")[];
    task?: "toWrite" | "toApprove" | "dates" | "waiting" | "closed";
    proposedBy?: "client" | "publisher";
    reference?: string;
    search?: string;
    dueAtGte?: string;
    dueAtLte?: string;
    createdAtGte?: string;
    createdAtLte?: string;
    updatedAtAfter?: string;
    sort?: "newest" | "due";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/orders${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        campaign,
        organization,
        media,
        side,
        project,
        status,
        task,
        proposedBy,
        reference,
        search,
        "dueAt[gte]": dueAtGte,
        "dueAt[lte]": dueAtLte,
        "createdAt[gte]": createdAtGte,
        "createdAt[lte]": createdAtLte,
        "updatedAt[after]": updatedAtAfter,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Book several formats with their texts, all or nothing
 */
export function ordersCreate({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The campaign that pays. */
        campaign: string;
        /** An order each. */
        lines: {
            /** A listed format; each stands once in a call. */
            format: string;
            /** The kind of link; left out, the first on offer. */
            hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
            /** Extras of the format, by their names. */
            extras?: string[];
            /** How `publishOn` is meant. */
            publishDateMode?: "On" | "After" | "Before";
            /** The wanted day, UTC; null for as soon as possible. */
            publishOn?: string | null;
            /** The text's title. */
            title?: string;
            /** The text as HTML; markup that is not allowed is taken out. */
            content?: string;
            /** The brief, where the publisher's writing is booked as an extra. */
            brief?: string;
            /** Your own reference, which no other order of yours bears. */
            reference?: string;
            /** Sends text or brief to the publisher at once; it has to keep all conditions. */
            send?: boolean;
        }[];
        /** The total that you expect, in cents; refused if it is another. An API token has to name it. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/orders", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One order
 */
export function ordersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Write the text
 */
export function ordersUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The text's title. */
        title?: string;
        /** The text as HTML; markup that is not allowed is taken out. */
        content?: string;
        /** The `textVersion` that was typed upon; refused if somebody saved another text since. */
        textVersion?: number;
        /** The brief for the publisher's writing. */
        brief?: string;
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day, UTC; null for as soon as possible. */
        publishOn?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Accept the new conditions of its format; holds or releases the difference
 */
export function ordersAcceptConditions({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** The version of the conditions that were seen. */
        version: number;
        /** The total that was seen, in cents; refused if it is another by now. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/accept-conditions`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Send to the publisher
 */
export function ordersSend({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/send`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Accept
 */
export function ordersAccept({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/accept`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Reject
 */
export function ordersReject({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Request changes
 */
export function ordersRequestChanges({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/request-changes`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Send the brief
 */
export function ordersSendBrief({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/send-brief`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Accept and write
 */
export function ordersAcceptBrief({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/accept-brief`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Change the brief
 */
export function ordersReviseBrief({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The brief for the publisher's writing. */
        brief: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/revise-brief`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Send to the advertiser
 */
export function ordersDeliverText({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/deliver-text`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Request changes
 */
export function ordersRequestRewrite({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/request-rewrite`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Approve the text
 */
export function ordersApproveText({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/approve-text`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Publish
 */
export function ordersPublish({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Where readers find the publication: a page of the outlet's own domain. */
        publicationUrl: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/publish`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Request a revision
 */
export function ordersRequestRevision({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/request-revision`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Correct the link
 */
export function ordersCorrectLink({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Where readers find the publication: a page of the outlet's own domain. */
        publicationUrl: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/correct-link`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Publish again
 */
export function ordersPublishAgain({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Where readers find the publication: a page of the outlet's own domain. */
        publicationUrl: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/publish-again`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Check again
 */
export function ordersCheckAgain({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/check-again`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Approve
 */
export function ordersApprove({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Failures that are accepted, word for word as the newest check found them. */
        despite?: string[];
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/approve`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Propose another date
 */
export function ordersProposeDate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason?: string;
        /** How `publishOn` is meant. */
        publishDateMode: "On" | "After" | "Before";
        /** The proposed day, UTC; as soon as accepted if it is not named. */
        publishOn?: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/propose-date`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Accept the date
 */
export function ordersAcceptDate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/accept-date`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Decline the date
 */
export function ordersDeclineDate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason?: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/decline-date`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Withdraw the proposal
 */
export function ordersWithdrawDate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/withdraw-date`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Cancel the order
 */
export function ordersCancel({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason?: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/cancel`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Open a dispute
 */
export function ordersDispute({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** Addresses of pages that show it. */
        evidenceLinks?: string[];
        /** Images that show it, uploaded before: `/files/{id}`. */
        evidenceImages?: string[];
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/dispute`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Open a dispute
 */
export function ordersContest({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** Addresses of pages that show it. */
        evidenceLinks?: string[];
        /** Images that show it, uploaded before: `/files/{id}`. */
        evidenceImages?: string[];
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/contest`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Tell your side
 */
export function ordersAnswerDispute({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** Addresses of pages that show it. */
        evidenceLinks?: string[];
        /** Images that show it, uploaded before: `/files/{id}`. */
        evidenceImages?: string[];
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/answer-dispute`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Name another page
 */
export function ordersReplaceAction({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Where readers find the publication: a page of the outlet's own domain. */
        publicationUrl: string;
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/replace`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Accept it as it is
 */
export function ordersWaiveClaim({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The order's `moveCount` as you saw it; refused if another move came first. */
        moveCount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/waive-claim`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * A list of orders as a file
 */
export function ordersExport({ campaign, organization, media, side, project, status, task, proposedBy, reference, search, dueAtGte, dueAtLte, createdAtGte, createdAtLte, updatedAtAfter, sort, format }: {
    campaign?: string;
    organization?: string;
    media?: string;
    side?: "client" | "publisher";
    project?: string;
    status?: ("booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded")[];
    task?: "toWrite" | "toApprove" | "dates" | "waiting" | "closed";
    proposedBy?: "client" | "publisher";
    reference?: string;
    search?: string;
    dueAtGte?: string;
    dueAtLte?: string;
    createdAtGte?: string;
    createdAtLte?: string;
    updatedAtAfter?: string;
    sort?: "newest" | "due";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/orders/export${QS.query(QS.explode({
        campaign,
        organization,
        media,
        side,
        project,
        status,
        task,
        proposedBy,
        reference,
        search,
        "dueAt[gte]": dueAtGte,
        "dueAt[lte]": dueAtLte,
        "createdAt[gte]": createdAtGte,
        "createdAt[lte]": createdAtLte,
        "updatedAt[after]": updatedAtAfter,
        sort,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * An order's text as HTML, Word and Markdown with its images, in a ZIP
 */
export function ordersText({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/orders/${encodeURIComponent(id)}/text`, {
        ...opts
    }));
}
/**
 * Price several formats with their choices, before they are booked
 */
export function ordersPrice({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The campaign that pays. */
        campaign: string;
        /** A publication each. */
        lines: {
            /** A listed format; each stands once in a call. */
            format: string;
            /** The kind of link; left out, the first on offer. */
            hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
            /** Extras of the format, by their names. */
            extras?: string[];
            /** How `publishOn` is meant. */
            publishDateMode?: "On" | "After" | "Before";
            /** The wanted day, UTC; null for as soon as possible. */
            publishOn?: string | null;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderQuote;
    }>("/api/orders/price", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Approve several publications, each by itself; at most 50
 */
export function ordersSeveralApprove({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The orders, 50 at most. */
        orders: {
            /** The order. */
            order: string;
            /** The order's `moveCount` as you saw it; refused if another move came first. */
            moveCount?: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderOutcome[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/orders/several/approve", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Accept several orders, each by itself; at most 50
 */
export function ordersSeveralAccept({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The orders, 50 at most. */
        orders: {
            /** The order. */
            order: string;
            /** The order's `moveCount` as you saw it; refused if another move came first. */
            moveCount?: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderOutcome[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/orders/several/accept", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Write one text into several orders, each by itself; at most 50
 */
export function ordersSeveralWrite({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The orders, 50 at most. */
        orders: string[];
        /** The text's title. */
        title: string;
        /** The text as HTML; markup that is not allowed is taken out. */
        content: string;
        /** Whether each order is also sent to its publisher. */
        send?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderOutcome[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/orders/several/write", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * What the order would cost on the format named, and what speaks against it
 */
export function ordersSwap({ id, format, hyperlinkKind, extras }: {
    id: string;
    format?: string;
    hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
    extras?: string[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderSwap;
    }>(`/api/orders/${encodeURIComponent(id)}/swap${QS.query(QS.explode({
        format,
        hyperlinkKind,
        extras
    }))}`, {
        ...opts
    }));
}
/**
 * Move an order that nobody accepted, or that was rejected, to another format; answers the new order
 */
export function ordersSwapMake({ id, idempotencyKey, body }: {
    id: string;
    idempotencyKey: string;
    body: {
        /** The format to move to. */
        format: string;
        /** The wanted kind of link; the order's by default. */
        hyperlinkKind?: "Nofollow" | "Dofollow" | "Without" | "Sponsored";
        /** The labels of the wanted extras. */
        extras?: string[];
        /** How `publishOn` is meant. */
        publishDateMode?: "On" | "After" | "Before";
        /** The wanted day of publication; null for as soon as possible. */
        publishOn?: string | null;
        /** The version of the format's conditions that you saw. */
        version?: number;
        /** The total that you saw, in cents; another is refused. */
        expectedTotalCents?: number;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Order;
    }>(`/api/orders/${encodeURIComponent(id)}/swap`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * The extras of my orders, oldest first
 */
export function orderExtrasList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderExtra[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/order_extras${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * Propose an extra; an advertiser's is held at once
 */
export function orderExtrasCreate({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The order that it is for. */
        order: string;
        /** `custom` while the order is open, `change` or `removal` once it is completed. */
        kind: "custom" | "change" | "removal";
        /** Its name. */
        name: string;
        /** The price in cents. */
        priceCents: number;
        /** Words to the other side. */
        note?: string;
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: OrderExtra;
    }>("/api/order_extras", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One extra
 */
export function orderExtrasGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Accept the extra
 */
export function orderExtrasInclude({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/include`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Agree
 */
export function orderExtrasAgree({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/agree`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Decline
 */
export function orderExtrasDecline({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/decline`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Withdraw the proposal
 */
export function orderExtrasWithdraw({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * It is done
 */
export function orderExtrasFinish({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/finish`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * It is not done
 */
export function orderExtrasReopen({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/reopen`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Confirm
 */
export function orderExtrasConfirm({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/confirm`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Give it up
 */
export function orderExtrasGiveUp({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Confirms that it goes beyond the campaign's budget; for an Admin or Owner. */
        overBudget?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/give-up`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Open a dispute
 */
export function orderExtrasDispute({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** Addresses of pages that show it. */
        evidenceLinks?: string[];
        /** Images that show it, uploaded before: `/files/{id}`. */
        evidenceImages?: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/dispute`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Tell your side
 */
export function orderExtrasAnswerDispute({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {
        /** Why, in the words that the other side reads. */
        reason: string;
        /** Addresses of pages that show it. */
        evidenceLinks?: string[];
        /** Images that show it, uploaded before: `/files/{id}`. */
        evidenceImages?: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderExtra;
    }>(`/api/order_extras/${encodeURIComponent(id)}/answer-dispute`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * What happened to my outlets' orders and offers, newest first
 */
export function activitiesList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Activity[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/activities${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * One entry
 */
export function activitiesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Activity;
    }>(`/api/activities/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * How my publishers do
 */
export function publisherPerformancesList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": PublisherPerformance[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/publisher_performances${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * How a publisher does
 */
export function publisherPerformancesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PublisherPerformance;
    }>(`/api/publisher_performances/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The home of an advertiser
 */
export function advertiserHomesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AdvertiserHome;
    }>(`/api/advertiser_homes/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The home of a publisher
 */
export function publisherHomesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PublisherHome;
    }>(`/api/publisher_homes/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * How much waits for me in an organization
 */
export function taskCountsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TaskCounts;
    }>(`/api/task_counts/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The history of one of my orders, oldest first
 */
export function orderEventsList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderEvent[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/order_events${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * One entry
 */
export function orderEventsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderEvent;
    }>(`/api/order_events/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The checks of one of my orders, newest first
 */
export function linkChecksList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": LinkCheck[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/link_checks${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * One check
 */
export function linkChecksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: LinkCheck;
    }>(`/api/link_checks/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The messages, newest first; `before` reads on, `search` finds words
 */
export function ordersMessages({ id, before, search, itemsPerPage }: {
    id: string;
    before?: string;
    search?: string;
    itemsPerPage?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderConversation;
    }>(`/api/orders/${encodeURIComponent(id)}/messages${QS.query(QS.explode({
        before,
        search,
        itemsPerPage
    }))}`, {
        ...opts
    }));
}
/**
 * Write a message, with files that were uploaded before; answers the newest page
 */
export function ordersMessagesWrite({ id, idempotencyKey, body }: {
    id: string;
    idempotencyKey?: string;
    body: {
        /** The text; may be empty if there are files. */
        body: string;
        /** Ids of files that you uploaded into this conversation before. */
        files?: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderConversation;
    }>(`/api/orders/${encodeURIComponent(id)}/messages`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Say how far I have read
 */
export function ordersMessagesRead({ id, idempotencyKey, body }: {
    id: string;
    idempotencyKey?: string;
    body: {
        /** The newest message that you have seen. */
        upTo: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/orders/${encodeURIComponent(id)}/messages/read`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * A file of a conversation
 */
export function ordersMessagesFilesFile({ id, file }: {
    id: string;
    file: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/orders/${encodeURIComponent(id)}/messages/files/${encodeURIComponent(file)}`, {
        ...opts
    }));
}
/**
 * The messages, newest first; `before` reads on, `search` finds words
 */
export function offersMessages({ id, before, search, itemsPerPage }: {
    id: string;
    before?: string;
    search?: string;
    itemsPerPage?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OfferConversation;
    }>(`/api/offers/${encodeURIComponent(id)}/messages${QS.query(QS.explode({
        before,
        search,
        itemsPerPage
    }))}`, {
        ...opts
    }));
}
/**
 * Write a message, with files that were uploaded before; answers the newest page
 */
export function offersMessagesWrite({ id, idempotencyKey, body }: {
    id: string;
    idempotencyKey?: string;
    body: {
        /** The text; may be empty if there are files. */
        body: string;
        /** Ids of files that you uploaded into this conversation before. */
        files?: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OfferConversation;
    }>(`/api/offers/${encodeURIComponent(id)}/messages`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Say how far I have read
 */
export function offersMessagesRead({ id, idempotencyKey, body }: {
    id: string;
    idempotencyKey?: string;
    body: {
        /** The newest message that you have seen. */
        upTo: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/offers/${encodeURIComponent(id)}/messages/read`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * A file of a conversation
 */
export function offersMessagesFilesFile({ id, file }: {
    id: string;
    file: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/offers/${encodeURIComponent(id)}/messages/files/${encodeURIComponent(file)}`, {
        ...opts
    }));
}
/**
 * The messages of my conversations, newest first; `search` finds words
 */
export function messagesList({ page, itemsPerPage, after, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Message[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/messages${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * One message
 */
export function messagesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Message;
    }>(`/api/messages/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The disputes of my orders; all of them for an operator
 */
export function disputesList({ page, itemsPerPage, after, order, state }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
    state?: "open" | "decided";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": DisputeInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/disputes${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * The disputes of my orders as a file
 */
export function disputesExport({ order, state, format }: {
    order?: string;
    state?: "open" | "decided";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/disputes/export${QS.query(QS.explode({
        order,
        state,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One dispute
 */
export function disputesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Dispute;
    }>(`/api/disputes/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The claims of my orders; all of them for an operator
 */
export function claimsList({ page, itemsPerPage, after, order, state }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
    state?: "open" | "closed";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Claim[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/claims${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * The claims of my orders as a file
 */
export function claimsExport({ order, state, format }: {
    order?: string;
    state?: "open" | "closed";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/claims/export${QS.query(QS.explode({
        order,
        state,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One claim
 */
export function claimsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Claim;
    }>(`/api/claims/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The texts of my orders, newest first
 */
export function textVersionsList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": TextVersionInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/text_versions${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * Keep a text that I give up for a colleague's
 */
export function textVersionsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The order. */
        order: string;
        /** The text's title. */
        title: string;
        /** The text as HTML; markup that is not allowed is taken out. */
        content: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: TextVersion;
    }>("/api/text_versions", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One text
 */
export function textVersionsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TextVersion;
    }>(`/api/text_versions/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The addresses of images that I may see
 */
export function orderImagesList({ page, itemsPerPage, after, image }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    image?: string[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderImage[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/order_images${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        image
    }))}`, {
        ...opts
    }));
}
/**
 * The address of one image
 */
export function orderImagesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderImage;
    }>(`/api/order_images/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The briefs of my orders, newest first
 */
export function briefVersionsList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": BriefVersionInList[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/brief_versions${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * One brief
 */
export function briefVersionsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BriefVersion;
    }>(`/api/brief_versions/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The comments on my orders' texts; those that wait first
 */
export function commentsList({ page, itemsPerPage, after, order }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Comment[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/comments${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order
    }))}`, {
        ...opts
    }));
}
/**
 * Comment on a passage
 */
export function commentsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The order. */
        order: string;
        /** The passage, or its beginning. */
        passage: string;
        /** The text right before the passage. */
        before?: string;
        /** The comment. */
        body: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Comment;
    }>("/api/comments", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One comment
 */
export function commentsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Comment;
    }>(`/api/comments/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Mark a comment as done
 */
export function commentsResolve({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Comment;
    }>(`/api/comments/${encodeURIComponent(id)}/resolve`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * A campaign's report, by the campaign's id
 */
export function campaignReportsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CampaignReport;
    }>(`/api/campaign_reports/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * A campaign's report as a file
 */
export function campaignsReport({ id, format, reader }: {
    id: string;
    format?: "pdf" | "xlsx" | "csv";
    reader?: "team" | "client";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/campaigns/${encodeURIComponent(id)}/report${QS.query(QS.explode({
        format,
        reader
    }))}`, {
        ...opts
    }));
}
/**
 * The links of my projects, newest first, with what was said by them
 */
export function sharedLinksList({ page, itemsPerPage, after, order, campaign, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    order?: string;
    campaign?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": SharedLink[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/shared_links${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        order,
        campaign,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * Make a link; its path is shown in this answer only
 */
export function sharedLinksCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The kind of thing that it shows. */
        subject: "text" | "publication" | "texts" | "report";
        /** The campaign that it is of. */
        campaign: string;
        /** The order of a text or a publication. */
        order?: string;
        /** The orders of several texts, in the order in which they are shown. */
        orders?: string[];
        /** The client that it is for. */
        name: string;
        /** Whether its reader may comment. */
        mayComment?: boolean;
        /** Whether its reader may approve. */
        mayApprove?: boolean;
        /** Whether it shows prices. */
        showsPrices?: boolean;
        /** After so many days it ends by itself. */
        days?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: SharedLink;
    }>("/api/shared_links", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One link
 */
export function sharedLinksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SharedLink;
    }>(`/api/shared_links/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * End a link at once
 */
export function sharedLinksRevoke({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SharedLink;
    }>(`/api/shared_links/${encodeURIComponent(id)}/revoke`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The wallets of my organizations
 */
export function walletsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Wallet[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/wallets${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * The wallet of an organization
 */
export function walletsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Wallet;
    }>(`/api/wallets/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Transactions of my organizations, newest first
 */
export function transactionsList({ page, itemsPerPage, after, organization, $type, status, $from, to, campaign, order, orderNumber, updatedAtAfter }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    $type?: (number | 1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    status?: (number | 1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    $from?: string;
    to?: string;
    campaign?: string;
    order?: string;
    orderNumber?: string;
    updatedAtAfter?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Transaction[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/transactions${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        "type": $type,
        status,
        "from": $from,
        to,
        campaign,
        order,
        orderNumber,
        "updatedAt[after]": updatedAtAfter
    }))}`, {
        ...opts
    }));
}
/**
 * One transaction
 */
export function transactionsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Transaction;
    }>(`/api/transactions/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * A list of transactions as a file
 */
export function transactionsExport({ organization, $type, status, $from, to, campaign, order, orderNumber, updatedAtAfter, format }: {
    organization?: string;
    $type?: (number | 1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    status?: (number | 1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    $from?: string;
    to?: string;
    campaign?: string;
    order?: string;
    orderNumber?: string;
    updatedAtAfter?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/transactions/export${QS.query(QS.explode({
        organization,
        "type": $type,
        status,
        "from": $from,
        to,
        campaign,
        order,
        orderNumber,
        "updatedAt[after]": updatedAtAfter,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * All organizations, newest first
 */
export function organizationRecordsList({ page, itemsPerPage, after, search, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
    status?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrganizationRecord[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/organization_records${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * All organizations as a file
 */
export function organizationRecordsExport({ search, status, format }: {
    search?: string;
    status?: number;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/organization_records/export${QS.query(QS.explode({
        search,
        status,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One organization
 */
export function organizationRecordsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationRecord;
    }>(`/api/organization_records/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Suspend it: it begins nothing new and takes no money out; open orders go on
 */
export function organizationRecordsSuspend({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for its members. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationRecord;
    }>(`/api/organization_records/${encodeURIComponent(id)}/suspend`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * End its suspension
 */
export function organizationRecordsReactivate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrganizationRecord;
    }>(`/api/organization_records/${encodeURIComponent(id)}/reactivate`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * All people, newest first
 */
export function personRecordsList({ page, itemsPerPage, after, search, suspended }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
    suspended?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": PersonRecord[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/person_records${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search,
        suspended
    }))}`, {
        ...opts
    }));
}
/**
 * All people as a file
 */
export function personRecordsExport({ search, suspended, format }: {
    search?: string;
    suspended?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/person_records/export${QS.query(QS.explode({
        search,
        suspended,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One person
 */
export function personRecordsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PersonRecord;
    }>(`/api/person_records/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Suspend them: their sessions end, their API tokens stop, and they can't sign in
 */
export function personRecordsSuspend({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for the trail. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PersonRecord;
    }>(`/api/person_records/${encodeURIComponent(id)}/suspend`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * End the suspension
 */
export function personRecordsReactivate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PersonRecord;
    }>(`/api/person_records/${encodeURIComponent(id)}/reactivate`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The prices of the formats that I may edit
 */
export function formatPricesList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": FormatPrice[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/format_prices${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * The prices of the formats that I may edit as a file
 */
export function formatPricesExport({ organization, format }: {
    organization?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/format_prices/export${QS.query(QS.explode({
        organization,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One price
 */
export function formatPricesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormatPrice;
    }>(`/api/format_prices/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Save several prices, all or nothing
 */
export function formatPricesSave({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The new prices, 1,000 at most, each format once. */
        prices: {
            /** The format, one of yours. */
            format: string;
            /** The listed price in cents. */
            priceCents: number;
            /** The price that you saw, in cents; another one now is refused. */
            seenCents: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": FormatPrice[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>("/api/format_prices/save", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * All orders, newest first
 */
export function orderRecordsList({ page, itemsPerPage, after, search, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
    status?: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OrderRecord[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/order_records${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * All orders as a file
 */
export function orderRecordsExport({ search, status, format }: {
    search?: string;
    status?: "booked" | "briefing" | "briefed" | "writing" | "written" | "sent" | "changes_requested" | "accepted" | "published" | "checks_failed" | "revision_requested" | "completed" | "canceled" | "rejected" | "expired" | "disputed" | "claimed" | "contested" | "refunded";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/order_records/export${QS.query(QS.explode({
        search,
        status,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One order in a line
 */
export function orderRecordsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderRecord;
    }>(`/api/order_records/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * All outlets, changed last first
 */
export function outletRecordsList({ page, itemsPerPage, after, search, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    search?: string;
    status?: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OutletRecord[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/outlet_records${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        search,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * All outlets as a file
 */
export function outletRecordsExport({ search, status, format }: {
    search?: string;
    status?: "draft" | "unproven" | "in_review" | "listed" | "paused" | "rejected";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/outlet_records/export${QS.query(QS.explode({
        search,
        status,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One outlet in a line
 */
export function outletRecordsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OutletRecord;
    }>(`/api/outlet_records/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Money in and out by day
 */
export function moneyFlowsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MoneyFlow;
    }>(`/api/money_flows/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * All adjustments, newest first
 */
export function adjustmentsList({ page, itemsPerPage, after, organization, state }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    state?: "posted" | "declined";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Adjustment[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/adjustments${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * All adjustments as a file
 */
export function adjustmentsExport({ organization, state, format }: {
    organization?: string;
    state?: "posted" | "declined";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/adjustments/export${QS.query(QS.explode({
        organization,
        state,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One adjustment
 */
export function adjustmentsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Adjustment;
    }>(`/api/adjustments/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * What waits for a second operator, or was decided by one, newest first
 */
export function operatorDeedsList({ page, itemsPerPage, after, state }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    state?: "waiting" | "confirmed" | "declined";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": OperatorDeed[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/operator_deeds${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * One of them
 */
export function operatorDeedsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OperatorDeed;
    }>(`/api/operator_deeds/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Leave it undone, or take back what you asked for
 */
export function operatorDeedsDecline({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OperatorDeed;
    }>(`/api/operator_deeds/${encodeURIComponent(id)}/decline`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * How far the setup is
 */
export function setupsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Setup;
    }>(`/api/setups/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Say that a step is as it should be, or that the installation does without
 */
export function setupsDecide({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The step that is decided. */
        step: "legal" | "documents" | "mail" | "payments" | "transfers" | "fee" | "identityKey" | "review" | "knownPages" | "backups";
        /** It is as it should be, or the installation does without. */
        decision: "confirmed" | "skipped";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Setup;
    }>(`/api/setups/${encodeURIComponent(id)}/decide`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * How this installation runs
 */
export function installationHealthsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: InstallationHealth;
    }>(`/api/installation_healths/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The cases that wait for an operator
 */
export function inboxesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Inbox;
    }>(`/api/inboxes/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The books of now
 */
export function booksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Books;
    }>(`/api/books/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The checks of the books, newest first
 */
export function booksChecksList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": BooksCheck[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/books_checks${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Check the books now; a check that waits to begin is answered to all who ask
 */
export function booksChecksCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: BooksCheck;
    }>("/api/books_checks", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One check
 */
export function booksChecksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BooksCheck;
    }>(`/api/books_checks/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * All accounts, Byline's own first, then by their balances
 */
export function ledgerAccountsList({ page, itemsPerPage, after, kind, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    kind?: "available" | "held" | "earnings" | "payout_in_transit" | "revenue" | "provider_clearing" | "affiliate_payable";
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": LedgerAccount[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/ledger_accounts${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        kind,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * One account
 */
export function ledgerAccountsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: LedgerAccount;
    }>(`/api/ledger_accounts/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The statement of an organization for a period: of my own, or of any for an operator
 */
export function statementsGet({ id, $from, to, page }: {
    id: string;
    $from?: string;
    to?: string;
    page?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Statement;
    }>(`/api/statements/${encodeURIComponent(id)}${QS.query(QS.explode({
        "from": $from,
        to,
        page
    }))}`, {
        ...opts
    }));
}
/**
 * An organization's statement for a period as a file
 */
export function statementsFile({ id, $from, to, page, format }: {
    id: string;
    $from?: string;
    to?: string;
    page?: number;
    format?: "csv" | "xlsx" | "pdf";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/statements/${encodeURIComponent(id)}/file${QS.query(QS.explode({
        "from": $from,
        to,
        page,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * Documents of my organizations, newest first; all of them for an operator
 */
export function invoicesList({ page, itemsPerPage, after, organization, kind, search, $from, to }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    kind?: "receipt" | "refundReceipt" | "feeReceipt" | "feeRefundReceipt" | "invoice" | "creditNote" | "selfBilledInvoice" | "selfBilledCreditNote" | "publisherInvoice" | "publisherCreditNote" | "feeInvoice" | "feeCreditNote";
    search?: string;
    $from?: string;
    to?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Invoice[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/invoices${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        kind,
        search,
        "from": $from,
        to
    }))}`, {
        ...opts
    }));
}
/**
 * Documents of my organizations as a file
 */
export function invoicesExport({ organization, kind, search, $from, to, format }: {
    organization?: string;
    kind?: "receipt" | "refundReceipt" | "feeReceipt" | "feeRefundReceipt" | "invoice" | "creditNote" | "selfBilledInvoice" | "selfBilledCreditNote" | "publisherInvoice" | "publisherCreditNote" | "feeInvoice" | "feeCreditNote";
    search?: string;
    $from?: string;
    to?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/invoices/export${QS.query(QS.explode({
        organization,
        kind,
        search,
        "from": $from,
        to,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One document
 */
export function invoicesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Invoice;
    }>(`/api/invoices/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * A receipt, an invoice or a credit note as a PDF
 */
export function invoicesFile({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/invoices/${encodeURIComponent(id)}/file`, {
        ...opts
    }));
}
/**
 * The rates, by country
 */
export function taxRatesList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": TaxRate[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/tax_rates${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Set a country's rate
 */
export function taxRatesCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The country, as ISO 3166-1 alpha-2. */
        country: string;
        /** The tax in hundredths of a percent. */
        rateBasisPoints: number;
        /** A buyer abroad who gives a tax id accounts for the tax. */
        reversesCharge: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: TaxRate;
    }>("/api/tax_rates", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One rate
 */
export function taxRatesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TaxRate;
    }>(`/api/tax_rates/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change a country's rate, from now on
 */
export function taxRatesUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** The tax in hundredths of a percent. */
        rateBasisPoints?: number;
        /** A buyer abroad who gives a tax id accounts for the tax. */
        reversesCharge?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TaxRate;
    }>(`/api/tax_rates/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a country's rate
 */
export function taxRatesRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/tax_rates/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * All vouchers, newest first
 */
export function vouchersList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Voucher[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/vouchers${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * All vouchers as a file
 */
export function vouchersExport({ format }: {
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/vouchers/export${QS.query(QS.explode({
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One voucher
 */
export function vouchersGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Voucher;
    }>(`/api/vouchers/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Close a voucher: nobody redeems it any more
 */
export function vouchersRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/vouchers/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Redemptions of my organizations, newest first; all of them for an operator
 */
export function voucherRedemptionsList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": VoucherRedemption[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/voucher_redemptions${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * Try a code
 */
export function voucherRedemptionsCreate({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The organization whose balance it tops up. */
        organization: string;
        /** The code as it was typed. */
        code: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: VoucherRedemption;
    }>("/api/voucher_redemptions", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Redemptions of my organizations as a file
 */
export function voucherRedemptionsExport({ organization, format }: {
    organization?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/voucher_redemptions/export${QS.query(QS.explode({
        organization,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One redemption
 */
export function voucherRedemptionsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: VoucherRedemption;
    }>(`/api/voucher_redemptions/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * An organization's affiliate link and what it brought
 */
export function affiliatesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Affiliate;
    }>(`/api/affiliates/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Make an organization's affiliate link; it has one
 */
export function affiliatesCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The organization whose link it is. */
        organization: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Affiliate;
    }>("/api/affiliates", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Commissions of my organizations, newest first; all of them for an operator
 */
export function commissionsList({ page, itemsPerPage, after, organization }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Commission[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/commissions${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization
    }))}`, {
        ...opts
    }));
}
/**
 * Commissions of my organizations as a file
 */
export function commissionsExport({ organization, format }: {
    organization?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/commissions/export${QS.query(QS.explode({
        organization,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One commission
 */
export function commissionsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Commission;
    }>(`/api/commissions/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Top-ups of my organizations, newest first; all of them for an operator
 */
export function topUpsList({ page, itemsPerPage, after, organization, transfers, payments, search }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    transfers?: "awaited" | "received" | "rejected";
    payments?: "paid" | "refunding";
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": TopUp[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/top_ups${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        transfers,
        payments,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * Start a top-up
 */
export function topUpsCreate({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** The organization whose balance is topped up. */
        organization: string;
        /** The amount in cents. */
        amountCents: number;
        /** The way to pay: on the provider's page, or by bank transfer. */
        method?: "provider" | "transfer";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: TopUp;
    }>("/api/top_ups", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Top-ups of my organizations as a file; all of them for an operator
 */
export function topUpsExport({ organization, transfers, payments, search, format }: {
    organization?: string;
    transfers?: "awaited" | "received" | "rejected";
    payments?: "paid" | "refunding";
    search?: string;
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/top_ups/export${QS.query(QS.explode({
        organization,
        transfers,
        payments,
        search,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One top-up
 */
export function topUpsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TopUp;
    }>(`/api/top_ups/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Call off a bank transfer that was not sent
 */
export function topUpsWithdraw({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TopUp;
    }>(`/api/top_ups/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * End a bank transfer that did not come or was sent back
 */
export function topUpsReject({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for the customer. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TopUp;
    }>(`/api/top_ups/${encodeURIComponent(id)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The receipt of a paid top-up as a PDF
 */
export function topUpsReceipt({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/top_ups/${encodeURIComponent(id)}/receipt`, {
        ...opts
    }));
}
/**
 * The withdrawals of my organizations, newest first; for operators all, those that wait first
 */
export function withdrawalsList({ page, itemsPerPage, after, waitsForRecall, organization, withdrawal, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    waitsForRecall?: string;
    organization?: string;
    withdrawal?: string[];
    status?: number[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Withdrawal[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/withdrawals${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        waitsForRecall,
        organization,
        withdrawal,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * The withdrawals of my organizations as a file
 */
export function withdrawalsExport({ waitsForRecall, organization, withdrawal, status, format }: {
    waitsForRecall?: string;
    organization?: string;
    withdrawal?: string[];
    status?: number[];
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/withdrawals/export${QS.query(QS.explode({
        waitsForRecall,
        organization,
        withdrawal,
        status,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One withdrawal
 */
export function withdrawalsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Withdrawal;
    }>(`/api/withdrawals/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Cancel the withdrawal
 */
export function withdrawalsCancel({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Withdrawal;
    }>(`/api/withdrawals/${encodeURIComponent(id)}/cancel`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Minimum, fee, the amount that can be withdrawn, and what is missing for it
 */
export function withdrawalTermsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: WithdrawalTerms;
    }>(`/api/withdrawal_terms/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Whether the provider can pay an organization, and what is missing
 */
export function payeesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Payee;
    }>(`/api/payees/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Whether payouts are stopped
 */
export function payoutStopsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PayoutStop;
    }>(`/api/payout_stops/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Stop all payouts, for a reason that publishers read
 */
export function payoutStopsStop({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Why, for publishers. */
        reason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PayoutStop;
    }>(`/api/payout_stops/${encodeURIComponent(id)}/stop`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * The chargebacks of my organizations, newest first; all of them for an operator
 */
export function chargebacksList({ page, itemsPerPage, after, topUp, status }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    topUp?: string;
    status?: "asked" | "open" | "final" | "undone";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Chargeback[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/chargebacks${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        topUp,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * The chargebacks of my organizations as a file; all of them for an operator
 */
export function chargebacksExport({ topUp, status, format }: {
    topUp?: string;
    status?: "asked" | "open" | "final" | "undone";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/chargebacks/export${QS.query(QS.explode({
        topUp,
        status,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One chargeback
 */
export function chargebacksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Chargeback;
    }>(`/api/chargebacks/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Ask the provider again for a refund that it has not confirmed
 */
export function chargebacksRetry({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Chargeback;
    }>(`/api/chargebacks/${encodeURIComponent(id)}/retry`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * How an organization's automatic top-up stands
 */
export function autoTopUpsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AutoTopUp;
    }>(`/api/auto_top_ups/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Charge nothing any more and forget the card
 */
export function autoTopUpsTurnOff({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AutoTopUp;
    }>(`/api/auto_top_ups/${encodeURIComponent(id)}/turn_off`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * All flags
 */
export function featureFlagsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": FeatureFlag[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/feature_flags${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * New flag
 */
export function featureFlagsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Its name: 2 to 60 small letters, digits and hyphens. */
        name: string;
        /** Whether it is on. */
        enabled?: boolean;
        /** Your words about it. */
        description?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: FeatureFlag;
    }>("/api/feature_flags", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One flag
 */
export function featureFlagsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FeatureFlag;
    }>(`/api/feature_flags/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Switch or describe a flag
 */
export function featureFlagsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Whether it is on. */
        enabled?: boolean;
        /** Your words about it. */
        description?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FeatureFlag;
    }>(`/api/feature_flags/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a flag
 */
export function featureFlagsRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/feature_flags/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * All redirects, by path
 */
export function pathRedirectsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": PathRedirect[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/path_redirects${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * New redirect
 */
export function pathRedirectsCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The path from the root that leads elsewhere: `/old`. */
        path: string;
        /** Whether browsers and search engines may keep it for good. */
        permanent?: boolean;
        /** Where it leads: a path of Byline, which may have a query, or another site's https address. */
        target: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: PathRedirect;
    }>("/api/path_redirects", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One redirect
 */
export function pathRedirectsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PathRedirect;
    }>(`/api/path_redirects/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Lead a path elsewhere
 */
export function pathRedirectsUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Where it leads: a path of Byline, which may have a query, or another site's https address. */
        target?: string;
        /** Whether browsers and search engines may keep it for good. */
        permanent?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PathRedirect;
    }>(`/api/path_redirects/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a redirect
 */
export function pathRedirectsRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/path_redirects/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * All links, newest first
 */
export function trackedLinksList({ page, itemsPerPage, after, purpose }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    purpose?: "operator" | "mail" | "affiliate";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": TrackedLink[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/tracked_links${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        purpose
    }))}`, {
        ...opts
    }));
}
/**
 * New link of Byline
 */
export function trackedLinksCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** A name by which operators find it. */
        name: string;
        /** Where it leads: a path of Byline, or another site's https address. */
        target: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: TrackedLink;
    }>("/api/tracked_links", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One link
 */
export function trackedLinksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TrackedLink;
    }>(`/api/tracked_links/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Remove a link of Byline
 */
export function trackedLinksRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/tracked_links/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Byline's settings
 */
export function settingsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OperatorSettings;
    }>(`/api/settings/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The service fee of one of my organizations
 */
export function feesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Fee;
    }>(`/api/fees/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Fees of their own, newest first
 */
export function feeAgreementsList({ page, itemsPerPage, after }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": FeeAgreement[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/fee_agreements${QS.query(QS.explode({
        page,
        itemsPerPage,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * One fee of its own
 */
export function feeAgreementsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FeeAgreement;
    }>(`/api/fee_agreements/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The trail of changes, newest first
 */
export function auditEventsList({ page, itemsPerPage, after, kind }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    kind?: "settings" | "flag" | "redirect" | "metrics" | "review" | "import" | "domain" | "tax" | "voucher" | "identity" | "topUp" | "autoTopUp" | "organization" | "adjustment" | "person" | "fee" | "payout" | "deed" | "operator" | "setup" | "sharedLink" | "webhook";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": AuditEvent[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/audit_events${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        kind
    }))}`, {
        ...opts
    }));
}
/**
 * The trail of changes as a file
 */
export function auditEventsExport({ kind, format }: {
    kind?: "settings" | "flag" | "redirect" | "metrics" | "review" | "import" | "domain" | "tax" | "voucher" | "identity" | "topUp" | "autoTopUp" | "organization" | "adjustment" | "person" | "fee" | "payout" | "deed" | "operator" | "setup" | "sharedLink" | "webhook";
    format?: "csv" | "xlsx";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/audit_events/export${QS.query(QS.explode({
        kind,
        format
    }))}`, {
        ...opts
    }));
}
/**
 * One change
 */
export function auditEventsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AuditEvent;
    }>(`/api/audit_events/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * What happened to my organizations, oldest first
 */
export function eventsList({ page, itemsPerPage, after, organization, name }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    name?: ("offer.made" | "offer.accepted" | "offer.countered" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "agreed_price.ended" | "order.booked" | "order.conditions_accepted" | "order.outlet_lost" | "order.extra_proposed" | "order.sent" | "order.accepted" | "order.rejected" | "order.changes_requested" | "order.brief_sent" | "order.brief_accepted" | "order.brief_changed" | "order.text_delivered" | "order.text_changes_requested" | "order.text_approved" | "order.published" | "order.revision_requested" | "order.checks_failed" | "order.link_corrected" | "order.published_again" | "order.check_requested" | "order.completed" | "order.approved" | "order.date_proposed" | "order.date_accepted" | "order.date_declined" | "order.date_withdrawn" | "order.canceled" | "order.swapped" | "order.expired" | "order.disputed" | "order.contested" | "order.dispute_answered" | "order.dispute_answer_missed" | "order.dispute_decided_completed" | "order.dispute_decided_refunded" | "order.contest_decided_upheld" | "order.contest_decided_refunded" | "order.claim_opened" | "order.claim_link_replaced" | "order.claim_restored" | "order.claim_waived" | "order.claim_refunded" | "order.extra_included" | "order.extra_agreed" | "order.extra_declined" | "order.extra_withdrawn" | "order.extra_finished" | "order.extra_reopened" | "order.extra_confirmed" | "order.extra_given_up" | "order.extra_voided" | "order.extra_disputed" | "order.extra_dispute_answered" | "order.extra_dispute_answer_missed" | "order.extra_dispute_decided_paid" | "order.extra_dispute_decided_refunded" | "order.publication_check_passed" | "order.publication_check_failed" | "order.publication_lost" | "order.publication_restored" | "order.reminded" | "comment.written" | "media.submitted" | "media.listed" | "media.proof_awaited" | "media.unlisted" | "media.paused" | "media.withdrawn" | "media.recalled" | "media.approved" | "media.approved_unproven" | "media.asked" | "media.rejected" | "media.proof_missed" | "media.proof_lost" | "media.domain_taken" | "media.domain_lost" | "format.listed" | "format.submitted" | "format.resubmitted" | "format.paused" | "format.approved" | "format.rejected" | "format.changed" | "catalogue_import.preview_started" | "catalogue_import.previewed" | "catalogue_import.started" | "catalogue_import.finished" | "catalogue_import.failed" | "catalogue_import.undo_started" | "catalogue_import.undone" | "catalogue_import.undo_left" | "top_up.succeeded" | "top_up.failed" | "top_up.canceled" | "top_up.received" | "top_up.rejected" | "top_up.refunded" | "top_up.charged_back" | "top_up.restored" | "top_up.dispute_lost" | "top_up.refund_refused" | "withdrawal.requested" | "withdrawal.canceled" | "withdrawal.stopped" | "withdrawal.sent" | "withdrawal.paid" | "withdrawal.failed" | "withdrawal.returned" | "wallet.balance_low" | "wallet.automatic_top_ups_stopped" | "identity.submitted" | "identity.approved" | "identity.verified" | "identity.asked_again" | "identity.rejected" | "invitation.sent" | "invitation.revoked" | "invitation.accepted" | "organization.handed_over" | "organization.closed" | "organization.suspended" | "organization.reactivated" | "organization.outlets_listed" | "organization.outlets_unlisted" | "organization.fee_changed" | "organization.payouts_changed")[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Event[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/events${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        name
    }))}`, {
        ...opts
    }));
}
/**
 * One event
 */
export function eventsGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Event;
    }>(`/api/events/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * The webhooks of my organizations; for operators their own too
 */
export function webhooksList({ page, itemsPerPage, after, organization, operators }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    organization?: string;
    operators?: "true";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": Webhook[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/webhooks${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        organization,
        operators
    }))}`, {
        ...opts
    }));
}
/**
 * Add a webhook; its secret is in this answer only
 */
export function webhooksCreate({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Your organization; null from operators for their own. */
        organization: string | null;
        /** An https address that is open to the internet. */
        url: string;
        /** Its purpose, for your colleagues. */
        description?: string;
        /** Names of the events that it gets; empty for every event, also future ones. */
        events?: ("offer.made" | "offer.accepted" | "offer.countered" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "agreed_price.ended" | "order.booked" | "order.conditions_accepted" | "order.outlet_lost" | "order.extra_proposed" | "order.sent" | "order.accepted" | "order.rejected" | "order.changes_requested" | "order.brief_sent" | "order.brief_accepted" | "order.brief_changed" | "order.text_delivered" | "order.text_changes_requested" | "order.text_approved" | "order.published" | "order.revision_requested" | "order.checks_failed" | "order.link_corrected" | "order.published_again" | "order.check_requested" | "order.completed" | "order.approved" | "order.date_proposed" | "order.date_accepted" | "order.date_declined" | "order.date_withdrawn" | "order.canceled" | "order.swapped" | "order.expired" | "order.disputed" | "order.contested" | "order.dispute_answered" | "order.dispute_answer_missed" | "order.dispute_decided_completed" | "order.dispute_decided_refunded" | "order.contest_decided_upheld" | "order.contest_decided_refunded" | "order.claim_opened" | "order.claim_link_replaced" | "order.claim_restored" | "order.claim_waived" | "order.claim_refunded" | "order.extra_included" | "order.extra_agreed" | "order.extra_declined" | "order.extra_withdrawn" | "order.extra_finished" | "order.extra_reopened" | "order.extra_confirmed" | "order.extra_given_up" | "order.extra_voided" | "order.extra_disputed" | "order.extra_dispute_answered" | "order.extra_dispute_answer_missed" | "order.extra_dispute_decided_paid" | "order.extra_dispute_decided_refunded" | "order.publication_check_passed" | "order.publication_check_failed" | "order.publication_lost" | "order.publication_restored" | "order.reminded" | "comment.written" | "media.submitted" | "media.listed" | "media.proof_awaited" | "media.unlisted" | "media.paused" | "media.withdrawn" | "media.recalled" | "media.approved" | "media.approved_unproven" | "media.asked" | "media.rejected" | "media.proof_missed" | "media.proof_lost" | "media.domain_taken" | "media.domain_lost" | "format.listed" | "format.submitted" | "format.resubmitted" | "format.paused" | "format.approved" | "format.rejected" | "format.changed" | "catalogue_import.preview_started" | "catalogue_import.previewed" | "catalogue_import.started" | "catalogue_import.finished" | "catalogue_import.failed" | "catalogue_import.undo_started" | "catalogue_import.undone" | "catalogue_import.undo_left" | "top_up.succeeded" | "top_up.failed" | "top_up.canceled" | "top_up.received" | "top_up.rejected" | "top_up.refunded" | "top_up.charged_back" | "top_up.restored" | "top_up.dispute_lost" | "top_up.refund_refused" | "withdrawal.requested" | "withdrawal.canceled" | "withdrawal.stopped" | "withdrawal.sent" | "withdrawal.paid" | "withdrawal.failed" | "withdrawal.returned" | "wallet.balance_low" | "wallet.automatic_top_ups_stopped" | "identity.submitted" | "identity.approved" | "identity.verified" | "identity.asked_again" | "identity.rejected" | "invitation.sent" | "invitation.revoked" | "invitation.accepted" | "organization.handed_over" | "organization.closed" | "organization.suspended" | "organization.reactivated" | "organization.outlets_listed" | "organization.outlets_unlisted" | "organization.fee_changed" | "organization.payouts_changed")[];
        /** `slack` and `teams` take the address of a channel. */
        shape?: "standard" | "slack" | "teams";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Webhook;
    }>("/api/webhooks", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * One webhook
 */
export function webhooksGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    }>(`/api/webhooks/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Change a webhook, pause it, or let it go on
 */
export function webhooksUpdate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** An https address that is open to the internet. */
        url?: string;
        /** Its purpose, for your colleagues. */
        description?: string;
        /** Names of the events that it gets; empty for every event, also future ones. */
        events?: ("offer.made" | "offer.accepted" | "offer.countered" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "agreed_price.ended" | "order.booked" | "order.conditions_accepted" | "order.outlet_lost" | "order.extra_proposed" | "order.sent" | "order.accepted" | "order.rejected" | "order.changes_requested" | "order.brief_sent" | "order.brief_accepted" | "order.brief_changed" | "order.text_delivered" | "order.text_changes_requested" | "order.text_approved" | "order.published" | "order.revision_requested" | "order.checks_failed" | "order.link_corrected" | "order.published_again" | "order.check_requested" | "order.completed" | "order.approved" | "order.date_proposed" | "order.date_accepted" | "order.date_declined" | "order.date_withdrawn" | "order.canceled" | "order.swapped" | "order.expired" | "order.disputed" | "order.contested" | "order.dispute_answered" | "order.dispute_answer_missed" | "order.dispute_decided_completed" | "order.dispute_decided_refunded" | "order.contest_decided_upheld" | "order.contest_decided_refunded" | "order.claim_opened" | "order.claim_link_replaced" | "order.claim_restored" | "order.claim_waived" | "order.claim_refunded" | "order.extra_included" | "order.extra_agreed" | "order.extra_declined" | "order.extra_withdrawn" | "order.extra_finished" | "order.extra_reopened" | "order.extra_confirmed" | "order.extra_given_up" | "order.extra_voided" | "order.extra_disputed" | "order.extra_dispute_answered" | "order.extra_dispute_answer_missed" | "order.extra_dispute_decided_paid" | "order.extra_dispute_decided_refunded" | "order.publication_check_passed" | "order.publication_check_failed" | "order.publication_lost" | "order.publication_restored" | "order.reminded" | "comment.written" | "media.submitted" | "media.listed" | "media.proof_awaited" | "media.unlisted" | "media.paused" | "media.withdrawn" | "media.recalled" | "media.approved" | "media.approved_unproven" | "media.asked" | "media.rejected" | "media.proof_missed" | "media.proof_lost" | "media.domain_taken" | "media.domain_lost" | "format.listed" | "format.submitted" | "format.resubmitted" | "format.paused" | "format.approved" | "format.rejected" | "format.changed" | "catalogue_import.preview_started" | "catalogue_import.previewed" | "catalogue_import.started" | "catalogue_import.finished" | "catalogue_import.failed" | "catalogue_import.undo_started" | "catalogue_import.undone" | "catalogue_import.undo_left" | "top_up.succeeded" | "top_up.failed" | "top_up.canceled" | "top_up.received" | "top_up.rejected" | "top_up.refunded" | "top_up.charged_back" | "top_up.restored" | "top_up.dispute_lost" | "top_up.refund_refused" | "withdrawal.requested" | "withdrawal.canceled" | "withdrawal.stopped" | "withdrawal.sent" | "withdrawal.paid" | "withdrawal.failed" | "withdrawal.returned" | "wallet.balance_low" | "wallet.automatic_top_ups_stopped" | "identity.submitted" | "identity.approved" | "identity.verified" | "identity.asked_again" | "identity.rejected" | "invitation.sent" | "invitation.revoked" | "invitation.accepted" | "organization.handed_over" | "organization.closed" | "organization.suspended" | "organization.reactivated" | "organization.outlets_listed" | "organization.outlets_unlisted" | "organization.fee_changed" | "organization.payouts_changed")[];
        /** A paused endpoint gets nothing; `active` lets it go on. */
        state?: "active" | "paused";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    }>(`/api/webhooks/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Remove a webhook with its log
 */
export function webhooksRemove({ id, idempotencyKey, ifMatch }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchText(`/api/webhooks/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    }));
}
/**
 * Make a new secret; it is in this answer only
 */
export function webhooksRotate({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    }>(`/api/webhooks/${encodeURIComponent(id)}/rotate`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Send a test event
 */
export function webhooksTest({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    }>(`/api/webhooks/${encodeURIComponent(id)}/test`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Send all events since a moment once more
 */
export function webhooksResend({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {
        /** Events from this moment on are sent, within the 30 days that they are kept. */
        since: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Webhook;
    }>(`/api/webhooks/${encodeURIComponent(id)}/resend`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Deliveries of one webhook, newest first
 */
export function webhookDeliveriesList({ page, itemsPerPage, after, webhook, state }: {
    page?: number;
    itemsPerPage?: number;
    after?: string;
    webhook?: string;
    state?: "waiting" | "delivered" | "given_up";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            "@id": string;
            "@type": "hydra:Collection";
            "hydra:member": WebhookDelivery[];
            "hydra:totalItems": number;
            /** Missing where one page holds all items; an empty list has it. */
            "hydra:view"?: {
                "hydra:first"?: string;
                "hydra:previous"?: string;
                /** The next page's address. */
                "hydra:next"?: string;
                "hydra:last"?: string;
            };
            /** There are more items: counting stopped here. */
            countedUpTo?: number;
        };
    }>(`/api/webhook_deliveries${QS.query(QS.explode({
        page,
        itemsPerPage,
        after,
        webhook,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * One delivery
 */
export function webhookDeliveriesGet({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: WebhookDelivery;
    }>(`/api/webhook_deliveries/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Send it once more, now
 */
export function webhookDeliveriesAgain({ id, idempotencyKey, ifMatch, body }: {
    id: string;
    idempotencyKey?: string;
    ifMatch?: string;
    body: {};
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: WebhookDelivery;
    }>(`/api/webhook_deliveries/${encodeURIComponent(id)}/again`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch
        })
    })));
}
/**
 * Upload an image; `url` is its path for texts, avatars and logos, `address` where it can be seen now
 */
export function postFiles({ body }: {
    body: {
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            id: string;
            /** Its path, which texts, avatars and logos name. */
            url: string;
            /** Its signed address, which ends within two hours. */
            address: string;
        };
    }>("/api/files", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * The events as they happen, as server-sent events; `Last-Event-ID` repeats what was missed
 */
export function getEventsStream({ organization, name, after }: {
    organization?: string;
    name?: ("offer.made" | "offer.accepted" | "offer.countered" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "agreed_price.ended" | "order.booked" | "order.conditions_accepted" | "order.outlet_lost" | "order.extra_proposed" | "order.sent" | "order.accepted" | "order.rejected" | "order.changes_requested" | "order.brief_sent" | "order.brief_accepted" | "order.brief_changed" | "order.text_delivered" | "order.text_changes_requested" | "order.text_approved" | "order.published" | "order.revision_requested" | "order.checks_failed" | "order.link_corrected" | "order.published_again" | "order.check_requested" | "order.completed" | "order.approved" | "order.date_proposed" | "order.date_accepted" | "order.date_declined" | "order.date_withdrawn" | "order.canceled" | "order.swapped" | "order.expired" | "order.disputed" | "order.contested" | "order.dispute_answered" | "order.dispute_answer_missed" | "order.dispute_decided_completed" | "order.dispute_decided_refunded" | "order.contest_decided_upheld" | "order.contest_decided_refunded" | "order.claim_opened" | "order.claim_link_replaced" | "order.claim_restored" | "order.claim_waived" | "order.claim_refunded" | "order.extra_included" | "order.extra_agreed" | "order.extra_declined" | "order.extra_withdrawn" | "order.extra_finished" | "order.extra_reopened" | "order.extra_confirmed" | "order.extra_given_up" | "order.extra_voided" | "order.extra_disputed" | "order.extra_dispute_answered" | "order.extra_dispute_answer_missed" | "order.extra_dispute_decided_paid" | "order.extra_dispute_decided_refunded" | "order.publication_check_passed" | "order.publication_check_failed" | "order.publication_lost" | "order.publication_restored" | "order.reminded" | "comment.written" | "media.submitted" | "media.listed" | "media.proof_awaited" | "media.unlisted" | "media.paused" | "media.withdrawn" | "media.recalled" | "media.approved" | "media.approved_unproven" | "media.asked" | "media.rejected" | "media.proof_missed" | "media.proof_lost" | "media.domain_taken" | "media.domain_lost" | "format.listed" | "format.submitted" | "format.resubmitted" | "format.paused" | "format.approved" | "format.rejected" | "format.changed" | "catalogue_import.preview_started" | "catalogue_import.previewed" | "catalogue_import.started" | "catalogue_import.finished" | "catalogue_import.failed" | "catalogue_import.undo_started" | "catalogue_import.undone" | "catalogue_import.undo_left" | "top_up.succeeded" | "top_up.failed" | "top_up.canceled" | "top_up.received" | "top_up.rejected" | "top_up.refunded" | "top_up.charged_back" | "top_up.restored" | "top_up.dispute_lost" | "top_up.refund_refused" | "withdrawal.requested" | "withdrawal.canceled" | "withdrawal.stopped" | "withdrawal.sent" | "withdrawal.paid" | "withdrawal.failed" | "withdrawal.returned" | "wallet.balance_low" | "wallet.automatic_top_ups_stopped" | "identity.submitted" | "identity.approved" | "identity.verified" | "identity.asked_again" | "identity.rejected" | "invitation.sent" | "invitation.revoked" | "invitation.accepted" | "organization.handed_over" | "organization.closed" | "organization.suspended" | "organization.reactivated" | "organization.outlets_listed" | "organization.outlets_unlisted" | "organization.fee_changed" | "organization.payouts_changed")[];
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    }>(`/api/events/stream${QS.query(QS.explode({
        organization,
        name,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * In whose name I call, for which organizations, and what is left of my limits
 */
export function getMe(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The person, or the service account, in whose name the call is made. */
            person: {
                id: string;
                /** The address that they sign in with; null for a service account. */
                email: string | null;
                /** Whether this call may do what operators do. */
                isOperator: boolean;
            };
            /** Organizations that they see, a hundred at most. */
            organizations: {
                /** Its id, as links and filters take it. */
                id: string;
                /** Its name. */
                name: string;
                /** `agency`, `company`, `individual` or `publisher`. */
                kind: string;
                /** 0 while it is active. */
                status: number;
                /** The person's role; a role in single places reads as `VIEWER`. */
                role: "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";
            }[];
            /** The grant by which the call is made; null for a session. */
            grant: {
                id: string;
                /** A person's token, a service account's key, or an app that a person connected. */
                kind: "token" | "service" | "app";
                /** The name that its maker gave it. */
                name: string;
                /** Everything that it may do, within the rights of the one it acts for. */
                scopes: ("read" | "reports" | "organization" | "members" | "campaigns" | "media" | "orders" | "approve" | "money" | "webhooks" | "operator")[];
                /** The most that it may hold or pay in a calendar month of UTC, in cents; null if it can't spend. */
                spendLimitCents: number | null;
                /** Cents that it held or paid this month, UTC. */
                spentThisMonthCents: number;
                /** Addresses and ranges from which it works; empty for any. */
                networks: string[];
                /** When it ends, UTC. */
                expiresAt: string;
                /** When it was last used, UTC; null before the first call. */
                lastUsedAt: string | null;
                /** Cents that it may still spend this month; null if it can't spend. */
                leftCents: number | null;
            } | null;
            /** Calls that it may make in a minute; null where there is no limit. */
            callsAMinute: number | null;
        };
    }>("/api/me", {
        ...opts
    }));
}
/**
 * Upload a file to send with a message
 */
export function postOrdersIdMessagesFiles({ id, body }: {
    id: string;
    body: {
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            id: string;
            /** Its name with its ending. */
            name: string;
            /** Its media type, as its bytes say. */
            contentType: string;
            /** Its size in bytes. */
            bytes: number;
            /** True for an image, which is shown in the conversation; all others are saved. */
            isImage: boolean;
        };
    }>(`/api/orders/${encodeURIComponent(id)}/messages/files`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Upload a file to send with a message
 */
export function postOffersIdMessagesFiles({ id, body }: {
    id: string;
    body: {
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            id: string;
            /** Its name with its ending. */
            name: string;
            /** Its media type, as its bytes say. */
            contentType: string;
            /** Its size in bytes. */
            bytes: number;
            /** True for an image, which is shown in the conversation; all others are saved. */
            isImage: boolean;
        };
    }>(`/api/offers/${encodeURIComponent(id)}/messages/files`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Upload a CSV file to import
 */
export function postCatalogueImportsUpload({ kind, organization, body }: {
    kind?: "media" | "formats" | "metrics";
    organization?: string;
    body: {
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: CatalogueImport;
    }>(`/api/catalogue_imports/upload${QS.query(QS.explode({
        kind,
        organization
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Become the first operator by the setup link's secret: with a new account, or with one's own
 */
export function postSetupsFirstOperator({ body }: {
    body: {
        /** The secret of the setup link. */
        secret: string;
        /** The first operator's name. */
        name?: string;
        /** The address to sign in with. */
        email?: string;
        /** The password to sign in with. */
        password?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            /** A sentence where it failed; null where it went well. */
            problem: string | null;
        };
    }>("/api/setups/first-operator", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mail the operator who asks, and say what the mail server answers
 */
export function postSetupsTestMail(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** A sentence where it failed; null where it went well. */
            problem: string | null;
        };
    }>("/api/setups/test-mail", {
        ...opts,
        method: "POST"
    }));
}
/**
 * Ask each known page whether it answers
 */
export function postSetupsTestKnownPages(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** A sentence where it failed; null where it went well. */
            problem: string | null;
        };
    }>("/api/setups/test-known-pages", {
        ...opts,
        method: "POST"
    }));
}
/**
 * What a look at a page finds before it is published; nothing is kept
 */
export function postOrdersIdPreview({ id, body }: {
    id: string;
    body: {
        /** Where readers find the publication: a page of the outlet's own domain. */
        publicationUrl: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The newest look's findings of something wrong, a sentence each. */
            problems: string[];
            /** How many single facts the newest look compared. */
            checks: number;
            /** How many of the promised links the newest look found. */
            linksFound: number;
            /** How many links were promised. */
            linksPromised: number;
        };
    }>(`/api/orders/${encodeURIComponent(id)}/preview`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Which of these pages don't answer, before they are set as known pages; for operators
 */
export function postSettingsTestKnownPages({ body }: {
    body: {
        /** Addresses of pages that always answer. A publication counts as lost only while one of them does. */
        knownPages: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The pages that don't answer. */
            silent: {
                /** The page that does not answer. */
                page: string;
                /** Why, in words. */
                problem: string;
            }[];
        };
    }>("/api/settings/test-known-pages", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * What a site says of itself, to fill a form with
 */
export function postMediaReadSite({ body }: {
    body: {
        /** The address of the site's first page. */
        url: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The site's name. */
            name: string | null;
            /** Its own description. */
            description: string | null;
            /** Its language, ISO 639-1. */
            language: string | null;
            /** The https address of its logo. */
            logo: string | null;
            /** Why it could not be read; null where it was. */
            problem: string | null;
        };
    }>("/api/media/read-site", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * What the web app learns before anybody signs in
 */
export function getPublicSettings(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The features' flags by their names; a missing flag is off. */
            flags: {
                [key: string]: boolean;
            };
            /** Hours that publishers have to answer, which decide which publish dates are possible. */
            answerHours: number;
            /** Days from today to the latest publish date. */
            publishDaysAhead: number;
            /** Whether balances may be topped up by bank transfer. */
            takesTransfers: boolean;
            /** Whether the payment provider's page takes top-ups. */
            takesPayments: boolean;
            /** Paths that lead elsewhere. */
            redirects: {
                /** The path that leads elsewhere. */
                path: string;
                /** The address where it leads. */
                target: string;
                /** Whether it leads there for good. */
                permanent: boolean;
            }[];
            /** The marketplace in figures. */
            figures: {
                /** Listed outlets. */
                media: number;
                /** Countries of listed outlets. */
                countries: number;
                /** Listed formats. */
                formats: number;
                /** The lowest price in cents; null without a format. */
                lowestPriceCents: number | null;
                /** The highest price in cents; null without a format. */
                highestPriceCents: number | null;
            };
        };
    }>("/api/public_settings", {
        ...opts
    }));
}
/**
 * Who invites into what
 */
export function getPublicInvitationsToken({ token }: {
    token: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Its name. */
            organizationName: string;
            /** The name of the project or outlet, or of the organization itself. */
            placeName: string;
            /** Whether it can be accepted, has ended, or was accepted. */
            status: "open" | "expired" | "accepted";
            /** The name of the person who invited; their address while they have none. */
            invitedBy: string;
            /** When its link ends, UTC. */
            expiresAt: string;
            /** The kind of place that it leads into. */
            kind: "organization" | "project" | "media";
            /** The role in the organization; null for one in a project or outlet. */
            organizationRole: ("ADMIN" | "MANAGER" | "VIEWER") | null;
            /** The role in the project: 0 Admin, 1 Manager, 2 Viewer; null for another place. */
            projectRole: number | null;
            /** The role for the outlet: 0 Admin, 1 Manager, 2 Viewer; null for another place. */
            mediaRole: number | null;
            /** The invited address, masked. */
            email: string;
        };
    }>(`/api/public_invitations/${encodeURIComponent(token)}`, {
        ...opts
    }));
}
/**
 * What Stripe reports, signed by it; not for people or programs
 */
export function postStripeEvents(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** True once it is kept. */
            received: boolean;
        };
    }>("/api/stripe_events", {
        ...opts,
        method: "POST"
    }));
}
