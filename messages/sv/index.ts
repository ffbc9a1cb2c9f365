import type { Messages } from "@/lib/shared/locales";
import accounts from "./accounts.json";
import apiDocs from "./api-docs.json";
import briefs from "./briefs.json";
import changeRequests from "./change-requests.json";
import common from "./common.json";
import companies from "./companies.json";
import companyProjects from "./company-projects.json";
import comparison from "./comparison.json";
import contractReminders from "./contract-reminders.json";
import contractorLiability from "./contractor-liability.json";
import contracts from "./contracts.json";
import conversations from "./conversations.json";
import dashboard from "./dashboard.json";
import errors from "./errors.json";
import expertApplications from "./expert-applications.json";
import experts from "./experts.json";
import favorites from "./favorites.json";
import home from "./home.json";
import invitations from "./invitations.json";
import layout from "./layout.json";
import legal from "./legal.json";
import matching from "./matching.json";
import meetings from "./meetings.json";
import notifications from "./notifications.json";
import onboarding from "./onboarding.json";
import operations from "./operations.json";
import ownProfile from "./own-profile.json";
import people from "./people.json";
import personality from "./personality.json";
import portfolio from "./portfolio.json";
import postings from "./postings.json";
import pricing from "./pricing.json";
import privacy from "./privacy.json";
import profileAdvice from "./profile-advice.json";
import projectApplications from "./project-applications.json";
import quotes from "./quotes.json";
import savedSearches from "./saved-searches.json";
import shortlists from "./shortlists.json";
import signing from "./signing.json";
import validation from "./validation.json";
import vocabulary from "./vocabulary.json";

export default {
  ...accounts,
  ...apiDocs,
  ...briefs,
  ...changeRequests,
  ...common,
  ...companies,
  ...companyProjects,
  ...comparison,
  ...contractorLiability,
  ...contractReminders,
  ...contracts,
  ...conversations,
  ...dashboard,
  ...expertApplications,
  ...errors,
  ...experts,
  ...favorites,
  ...home,
  ...invitations,
  ...layout,
  ...legal,
  ...matching,
  ...meetings,
  ...notifications,
  ...onboarding,
  ...operations,
  ...ownProfile,
  ...people,
  ...personality,
  ...portfolio,
  ...postings,
  ...pricing,
  ...privacy,
  ...profileAdvice,
  ...projectApplications,
  ...quotes,
  ...savedSearches,
  ...shortlists,
  ...signing,
  ...validation,
  ...vocabulary,
} satisfies Messages;
