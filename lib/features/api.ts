import type { Endpoint } from "@/lib/shared/http/endpoint";
import * as service from "@/lib/shared/http/service-api";
import * as accounts from "./accounts/api";
import * as briefs from "./briefs/api";
import * as companies from "./companies/api";
import * as companyProjects from "./company-projects/api";
import * as contractorLiability from "./contractor-liability/api";
import * as contracts from "./contracts/api";
import * as contractDetails from "./contracts/details-api";
import * as partyContracts from "./contracts/party-api";
import * as conversations from "./conversations/api";
import * as engagements from "./engagements/api";
import * as expertApplications from "./expert-applications/api";
import * as experts from "./experts/api";
import * as favorites from "./favorites/api";
import * as invitations from "./invitations/api";
import * as market from "./market/api";
import * as matching from "./matching/api";
import * as meetings from "./meetings/api";
import * as consultants from "./meetings/consultant-api";
import * as notifications from "./notifications/api";
import * as onboarding from "./onboarding/api";
import * as operations from "./operations/api";
import * as desk from "./operations/desk-api";
import * as people from "./people/api";
import * as adminInvitations from "./people/invitation-api";
import * as personality from "./personality/api";
import * as portfolio from "./portfolio/api";
import * as postings from "./postings/api";
import * as pricing from "./pricing/api";
import * as privacy from "./privacy/api";
import * as profileAdvice from "./profile-advice/api";
import * as projectApplications from "./project-applications/api";
import * as ownApplications from "./project-applications/own-api";
import * as quotes from "./quotes/api";
import * as quotesModeration from "./quotes/moderation-api";
import * as savedSearches from "./saved-searches/api";
import * as shortlists from "./shortlists/api";
import * as signing from "./signing/api";
import * as vocabulary from "./vocabulary/api";

/**
 * Every call of the API: what /api/openapi.json and the permission matrix are made of.
 * tests/architecture/routes.test.ts fails when a route file answers a call that is not here, or none answers one that is.
 */
export const endpoints: readonly Endpoint[] = [
  service,
  accounts,
  briefs,
  companies,
  companyProjects,
  contractorLiability,
  contracts,
  contractDetails,
  partyContracts,
  conversations,
  engagements,
  expertApplications,
  experts,
  favorites,
  invitations,
  market,
  matching,
  meetings,
  consultants,
  notifications,
  onboarding,
  operations,
  desk,
  people,
  adminInvitations,
  personality,
  portfolio,
  postings,
  pricing,
  privacy,
  profileAdvice,
  projectApplications,
  ownApplications,
  quotes,
  quotesModeration,
  savedSearches,
  shortlists,
  signing,
  vocabulary,
].flatMap((calls): Endpoint[] => Object.values(calls));
