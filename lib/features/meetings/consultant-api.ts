import { z } from "zod";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  adminConsultant,
  byCalendarToken,
  changeConsultantInput,
  consultantFields,
  freeConsultant,
} from "./consultant-schemas";

export const listConsultants = endpoint({
  method: "GET",
  path: "/api/admin/consultants",
  access: "admin",
  summary: "Who holds meetings, with their hours, days off and the address of their calendar",
  rateLimit: limits.read,
  response: z.array(adminConsultant),
});

export const addConsultant = endpoint({
  method: "POST",
  path: "/api/admin/consultants",
  access: "admin",
  summary: "Add a consultant, who is given meetings from now on",
  rateLimit: limits.adminChange,
  body: consultantFields,
  response: adminConsultant,
  status: 201,
  errors: ["conflict"],
});

export const changeConsultant = endpoint({
  method: "PATCH",
  path: "/api/admin/consultants/{id}",
  access: "admin",
  summary: "Change a consultant as they were seen; meetings that were given stay as they are",
  rateLimit: limits.adminChange,
  params: byId,
  body: changeConsultantInput,
  response: adminConsultant,
  errors: ["conflict"],
});

export const renewCalendarAddress = endpoint({
  method: "POST",
  path: "/api/admin/consultants/{id}/calendar-address",
  access: "admin",
  summary: "Make the private address of a consultant's calendar anew; the old one opens nothing any more",
  rateLimit: limits.adminChange,
  params: byId,
  response: adminConsultant,
});

export const listFreeConsultants = endpoint({
  method: "GET",
  path: "/api/meeting-bookings/{id}/free-consultants",
  access: "admin",
  summary: "The other consultants who are free at a meeting's time",
  rateLimit: limits.read,
  params: byId,
  response: z.array(freeConsultant),
});

export const getConsultantCalendar = endpoint({
  method: "GET",
  path: "/api/consultants/{token}/calendar.ics",
  access: "public",
  summary: "A consultant's meetings and days off as a calendar to subscribe to, by its private address",
  rateLimit: limits.read,
  params: byCalendarToken,
});
