import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

/** The map of the screens: address → page. Each page's code is loaded when it is first entered. */
export const routes = rootRoute("shell/web/Root.tsx", [
  index("shell/web/HomePage.tsx"),

  route("/sign-in", "auth/web/SignInPage.tsx"),
  route("/sign-up", "auth/web/SignUpPage.tsx"),
  route("/forgot", "auth/web/ForgotPage.tsx"),
  route("/reset", "auth/web/ResetPage.tsx"),

  layout("none", "shell/web/NoneLayout.tsx", [
    route("/confirm", "auth/web/ConfirmPage.tsx"),
    route("/invite", "accounts/web/invite/InvitePage.tsx"),
  ]),

  layout("stepper", "shell/web/StepperLayout.tsx", [route("/survey", "accounts/web/survey/SurveyPage.tsx")]),

  layout("profile", "shell/web/ProfileLayout.tsx", [
    route("/profile/general", "accounts/web/profile/GeneralPage.tsx"),
    route("/profile/billing", "wallet/web/BillingPage.tsx"),
    route("/profile/extras", "accounts/web/profile/ExtrasPage.tsx"),
    route("/profile/media", "marketplace/web/lists/MyMediaPage.tsx"),
    route("/profile/settings", "accounts/web/profile/SettingsPage.tsx"),
    route("/profile/notifications", "accounts/web/profile/NotificationsPage.tsx"),
  ]),

  route("/media", "marketplace/web/MarketplacePage.tsx"),
  route("/media/$id", "marketplace/web/MediaPage.tsx"),

  layout("dashboard", "shell/web/DashboardLayout.tsx", [
    route("/dashboard", "campaigns/web/DashboardPage.tsx"),
    route("/dashboard/$organizationId", "campaigns/web/OrganizationPage.tsx"),
    route("/dashboard/$organizationId/$projectId/$campaignId", "orders/web/CampaignPage.tsx"),
  ]),
  layout("internal", "shell/web/InternalLayout.tsx", [
    route("/project/$id", "campaigns/web/ProjectPage.tsx"),
    route("/project/$id/campaign", "campaigns/web/NewCampaignPage.tsx"),
    route("/campaign/edit/$id", "campaigns/web/EditCampaignPage.tsx"),
  ]),

  route("/order/$id/swap", "marketplace/web/swap/SwapPage.tsx"),

  route("/cart", "cart/web/CurrentCartPage.tsx"),
  route("/cart/$id", "cart/web/CartPage.tsx"),

  layout("wallet", "shell/web/WalletLayout.tsx", [
    route("/top-up", "wallet/web/TopUpPage.tsx"),
    route("/top-up/$id", "wallet/web/TopUpStatePage.tsx"),
  ]),

  route("/publisher", "media/web/PublisherEntryPage.tsx"),
  route("/publisher/setup", "media/web/PublisherSetupPage.tsx"),
  route("/publisher/setup-list", "media/web/SetupListPage.tsx"),
  layout("publisher-dashboard", "shell/web/PublisherDashboardLayout.tsx", [
    route("/publisher/dashboard", "formats/web/PublisherDashboardPage.tsx"),
    route("/publisher/dashboard/members", "media/web/MembersPage.tsx"),
    route("/publisher/import", "marketplace/web/imports/ImportsPage.tsx"),
    route("/publisher/import/$id", "marketplace/web/imports/ImportPage.tsx"),
  ]),
  layout("publisher-orders", "shell/web/PublisherOrdersLayout.tsx", [
    route("/publisher/orders", "orders/web/PublisherOrdersPage.tsx"),
    route("/publisher/orders/$organizationId/$mediaProjectId", "orders/web/MediaOrdersPage.tsx"),
  ]),

  layout("wide-stepper", "shell/web/WideStepperLayout.tsx", [
    route("/format/create", "formats/web/CreateFormatPage.tsx"),
    route("/format/$formatId/edit", "formats/web/EditFormatPage.tsx"),
  ]),

  layout("operator", "shell/web/OperatorLayout.tsx", [
    route("/operator", "operator/web/review/ReviewPage.tsx"),
    route("/operator/imports", "operator/web/imports/ImportsPage.tsx"),
    route("/operator/imports/$id", "operator/web/imports/ImportPage.tsx"),
    route("/operator/settings", "operator/web/SettingsPage.tsx"),
    route("/operator/flags", "operator/web/FlagsPage.tsx"),
    route("/operator/redirects", "operator/web/RedirectsPage.tsx"),
    route("/operator/links", "operator/web/links/LinksPage.tsx"),
    route("/operator/metrics", "operator/web/metrics/MetricsPage.tsx"),
    route("/operator/audit", "operator/web/AuditPage.tsx"),
  ]),
]);
