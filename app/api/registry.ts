import "server-only";
import * as unknownPath from "@/app/api/[...unknown]/route";
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
import * as expert from "@/app/api/experts/[id]/route";
import * as experts from "@/app/api/experts/route";
import * as expertsSearch from "@/app/api/experts/search/route";
import * as health from "@/app/api/health/route";
import * as internalRevalidate from "@/app/api/internal/revalidate/route";
import * as login from "@/app/api/login/route";
import * as meetingBookings from "@/app/api/meeting-bookings/route";
import * as openApi from "@/app/api/openapi.json/route";
import * as pricingCalculate from "@/app/api/pricing/calculate/route";
import * as skills from "@/app/api/skills/route";
import * as stats from "@/app/api/stats/route";
import type { RouteModule } from "@/lib/server/http/openapi";

/**
 * Every route file of app/api by its path: what the API description and the permission matrix are made of. Next
 * finds route files by itself; tests/architecture/routes.test.ts fails when one is missing here.
 */
export const routeModules: Readonly<Record<string, RouteModule>> = {
  "/api/{unknown}": unknownPath,
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
  "/api/experts": experts,
  "/api/experts/{id}": expert,
  "/api/experts/search": expertsSearch,
  "/api/health": health,
  "/api/internal/revalidate": internalRevalidate,
  "/api/login": login,
  "/api/meeting-bookings": meetingBookings,
  "/api/openapi.json": openApi,
  "/api/pricing/calculate": pricingCalculate,
  "/api/skills": skills,
  "/api/stats": stats,
};
