import "server-only";
import * as unknownPath from "@/app/api/[...unknown]/route";
import * as accountExport from "@/app/api/account/export/route";
import * as account from "@/app/api/account/route";
import * as adminAuditEntries from "@/app/api/admin/audit-entries/route";
import * as adminExpertRestore from "@/app/api/admin/experts/[id]/restore/route";
import * as adminExperts from "@/app/api/admin/experts/route";
import * as adminExportAuditEntries from "@/app/api/admin/exports/audit-entries/route";
import * as adminExportContracts from "@/app/api/admin/exports/contracts/route";
import * as adminExportExpertApplications from "@/app/api/admin/exports/expert-applications/route";
import * as adminExportExperts from "@/app/api/admin/exports/experts/route";
import * as adminExportMeetingBookings from "@/app/api/admin/exports/meeting-bookings/route";
import * as adminExportProjectPostings from "@/app/api/admin/exports/project-postings/route";
import * as adminMailAttachment from "@/app/api/admin/mail-messages/[id]/attachments/[index]/route";
import * as adminMail from "@/app/api/admin/mail-messages/[id]/route";
import * as adminMailSend from "@/app/api/admin/mail-messages/[id]/send/route";
import * as adminMails from "@/app/api/admin/mail-messages/route";
import * as adminOverview from "@/app/api/admin/overview/route";
import * as adminProjectPostingApprove from "@/app/api/admin/project-postings/[id]/approve/route";
import * as adminProjectPostingOrder from "@/app/api/admin/project-postings/[id]/order/route";
import * as adminProjectPostingReject from "@/app/api/admin/project-postings/[id]/reject/route";
import * as adminProjectPostingReopen from "@/app/api/admin/project-postings/[id]/reopen/route";
import * as adminProjectPosting from "@/app/api/admin/project-postings/[id]/route";
import * as adminProjectPostingVisibility from "@/app/api/admin/project-postings/[id]/visibility/route";
import * as adminProjectPostingsPending from "@/app/api/admin/project-postings/pending/route";
import * as adminProjectPostings from "@/app/api/admin/project-postings/route";
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
import * as contracts from "@/app/api/contracts/route";
import * as customProjectMatching from "@/app/api/custom-project-matching/route";
import * as expertApplicationApprove from "@/app/api/expert-applications/[id]/approve/route";
import * as expertApplication from "@/app/api/expert-applications/[id]/route";
import * as expertApplicationStatus from "@/app/api/expert-applications/[id]/status/route";
import * as expertApplications from "@/app/api/expert-applications/route";
import * as expertAnalyzePortfolio from "@/app/api/experts/[id]/analyze-portfolio/route";
import * as expertAnalyzeProfile from "@/app/api/experts/[id]/analyze-profile/route";
import * as expertImage from "@/app/api/experts/[id]/image/route";
import * as expertOrder from "@/app/api/experts/[id]/order/route";
import * as expertPersonality from "@/app/api/experts/[id]/personality/route";
import * as expertRecommendations from "@/app/api/experts/[id]/recommendations/route";
import * as expert from "@/app/api/experts/[id]/route";
import * as expertUnsubscribe from "@/app/api/experts/[id]/unsubscribe/route";
import * as expertViews from "@/app/api/experts/[id]/views/route";
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
import * as meetingBooking from "@/app/api/meeting-bookings/[id]/route";
import * as meetingBookings from "@/app/api/meeting-bookings/route";
import * as onboardingDraft from "@/app/api/onboarding-draft/route";
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
  "/api/admin/exports/contracts": adminExportContracts,
  "/api/admin/exports/expert-applications": adminExportExpertApplications,
  "/api/admin/exports/experts": adminExportExperts,
  "/api/admin/audit-entries": adminAuditEntries,
  "/api/admin/experts": adminExperts,
  "/api/admin/experts/{id}/restore": adminExpertRestore,
  "/api/admin/exports/audit-entries": adminExportAuditEntries,
  "/api/admin/exports/meeting-bookings": adminExportMeetingBookings,
  "/api/admin/exports/project-postings": adminExportProjectPostings,
  "/api/admin/project-postings": adminProjectPostings,
  "/api/admin/project-postings/{id}": adminProjectPosting,
  "/api/admin/project-postings/{id}/approve": adminProjectPostingApprove,
  "/api/admin/project-postings/{id}/order": adminProjectPostingOrder,
  "/api/admin/project-postings/{id}/reject": adminProjectPostingReject,
  "/api/admin/project-postings/{id}/reopen": adminProjectPostingReopen,
  "/api/admin/project-postings/{id}/visibility": adminProjectPostingVisibility,
  "/api/admin/project-postings/pending": adminProjectPostingsPending,
  "/api/admin/mail-messages": adminMails,
  "/api/admin/mail-messages/{id}": adminMail,
  "/api/admin/mail-messages/{id}/attachments/{index}": adminMailAttachment,
  "/api/admin/mail-messages/{id}/send": adminMailSend,
  "/api/admin/overview": adminOverview,
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
  "/api/expert-applications/{id}/approve": expertApplicationApprove,
  "/api/expert-applications/{id}": expertApplication,
  "/api/expert-applications/{id}/status": expertApplicationStatus,
  "/api/contracts": contracts,
  "/api/contracts/{id}/pdf": contractPdf,
  "/api/contracts/generate": contractsGenerate,
  "/api/experts": experts,
  "/api/experts/{id}": expert,
  "/api/experts/{id}/analyze-portfolio": expertAnalyzePortfolio,
  "/api/experts/{id}/analyze-profile": expertAnalyzeProfile,
  "/api/experts/{id}/image": expertImage,
  "/api/experts/{id}/order": expertOrder,
  "/api/experts/{id}/personality": expertPersonality,
  "/api/experts/{id}/recommendations": expertRecommendations,
  "/api/experts/{id}/unsubscribe": expertUnsubscribe,
  "/api/experts/{id}/views": expertViews,
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
  "/api/meeting-bookings/{id}": meetingBooking,
  "/api/onboarding-draft": onboardingDraft,
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
