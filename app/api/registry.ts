import "server-only";
import * as unknownPath from "@/app/api/[...unknown]/route";
import * as accountExport from "@/app/api/account/export/route";
import * as account from "@/app/api/account/route";
import * as authNextAuth from "@/app/api/auth/[...nextauth]/route";
import * as authEmailLink from "@/app/api/auth/email-link/route";
import * as authForgotPassword from "@/app/api/auth/forgot-password/route";
import * as authRegister from "@/app/api/auth/register/route";
import * as authResendVerification from "@/app/api/auth/resend-verification/route";
import * as authResetPassword from "@/app/api/auth/reset-password/route";
import * as authUser from "@/app/api/auth/user/route";
import * as calendarAvailableSlots from "@/app/api/calendar/available-slots/route";
import * as calendarCheckAvailability from "@/app/api/calendar/check-availability/route";
import * as calendarCreateMeeting from "@/app/api/calendar/create-meeting/route";
import * as contractPdf from "@/app/api/contracts/[id]/pdf/route";
import * as contractsGenerate from "@/app/api/contracts/generate/route";
import * as customProjectMatching from "@/app/api/custom-project-matching/route";
import * as expertApplications from "@/app/api/expert-applications/route";
import * as expertAnalyzeProfile from "@/app/api/experts/[id]/analyze-profile/route";
import * as expertImage from "@/app/api/experts/[id]/image/route";
import * as expertRecommendations from "@/app/api/experts/[id]/recommendations/route";
import * as expert from "@/app/api/experts/[id]/route";
import * as experts from "@/app/api/experts/route";
import * as expertsSearch from "@/app/api/experts/search/route";
import * as favorite from "@/app/api/favorites/[id]/route";
import * as favoriteStatus from "@/app/api/favorites/[id]/status/route";
import * as favoriteIds from "@/app/api/favorites/ids/route";
import * as favorites from "@/app/api/favorites/route";
import * as health from "@/app/api/health/route";
import * as images from "@/app/api/images/[id]/route";
import * as internalRevalidate from "@/app/api/internal/revalidate/route";
import * as login from "@/app/api/login/route";
import * as marketView from "@/app/api/market-view/route";
import * as meetingBookings from "@/app/api/meeting-bookings/route";
import * as openApi from "@/app/api/openapi.json/route";
import * as pricingCalculate from "@/app/api/pricing/calculate/route";
import * as projectApplications from "@/app/api/project-applications/route";
import * as projectPostings from "@/app/api/project-postings/route";
import * as projectExpertRecommendations from "@/app/api/projects/[id]/expert-recommendations/route";
import * as project from "@/app/api/projects/[id]/route";
import * as projects from "@/app/api/projects/route";
import * as readBrief from "@/app/api/read-brief/route";
import * as skills from "@/app/api/skills/route";
import * as skillsSuggestions from "@/app/api/skills/suggestions/route";
import * as stats from "@/app/api/stats/route";
import type { RouteModule } from "@/lib/server/http/openapi";

/**
 * Every route file of app/api by its path: what the API description and the permission matrix are made of. Next
 * finds route files by itself; tests/architecture/routes.test.ts fails when one is missing here.
 */
export const routeModules: Readonly<Record<string, RouteModule>> = {
  "/api/{unknown}": unknownPath,
  "/api/account": account,
  "/api/account/export": accountExport,
  "/api/auth/{nextauth}": authNextAuth,
  "/api/auth/email-link": authEmailLink,
  "/api/auth/forgot-password": authForgotPassword,
  "/api/auth/register": authRegister,
  "/api/auth/resend-verification": authResendVerification,
  "/api/auth/reset-password": authResetPassword,
  "/api/auth/user": authUser,
  "/api/calendar/available-slots": calendarAvailableSlots,
  "/api/calendar/check-availability": calendarCheckAvailability,
  "/api/calendar/create-meeting": calendarCreateMeeting,
  "/api/custom-project-matching": customProjectMatching,
  "/api/expert-applications": expertApplications,
  "/api/contracts/{id}/pdf": contractPdf,
  "/api/contracts/generate": contractsGenerate,
  "/api/experts": experts,
  "/api/experts/{id}": expert,
  "/api/experts/{id}/analyze-profile": expertAnalyzeProfile,
  "/api/experts/{id}/image": expertImage,
  "/api/experts/{id}/recommendations": expertRecommendations,
  "/api/experts/search": expertsSearch,
  "/api/favorites": favorites,
  "/api/favorites/{id}": favorite,
  "/api/favorites/{id}/status": favoriteStatus,
  "/api/favorites/ids": favoriteIds,
  "/api/health": health,
  "/api/images/{id}": images,
  "/api/internal/revalidate": internalRevalidate,
  "/api/login": login,
  "/api/market-view": marketView,
  "/api/meeting-bookings": meetingBookings,
  "/api/openapi.json": openApi,
  "/api/pricing/calculate": pricingCalculate,
  "/api/project-applications": projectApplications,
  "/api/project-postings": projectPostings,
  "/api/projects": projects,
  "/api/projects/{id}": project,
  "/api/projects/{id}/expert-recommendations": projectExpertRecommendations,
  "/api/read-brief": readBrief,
  "/api/skills": skills,
  "/api/skills/suggestions": skillsSuggestions,
  "/api/stats": stats,
};
