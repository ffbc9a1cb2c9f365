import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import {
  deliveryChoice,
  endDigestsQuery,
  notification,
  notificationChoice,
  readNotificationsInput,
  unreadCount,
} from "./schemas";

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "What the signed-in person was told, newest first",
  rateLimit: limits.read,
  query: listQuery,
  response: notification.array(),
});

export const countUnreadNotifications = endpoint({
  method: "GET",
  path: "/api/notifications/unread-count",
  access: "user",
  summary: "How much of it is not read",
  rateLimit: limits.read,
  response: unreadCount,
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/notifications/read",
  access: "user",
  summary: "Note some notifications as read, or all; others are in no digest any more",
  rateLimit: limits.notification,
  body: readNotificationsInput,
  response: unreadCount,
});

export const listNotificationChoices = endpoint({
  method: "GET",
  path: "/api/notification-choices",
  access: "user",
  summary: "How the signed-in person hears of each kind: at once by mail, once a day, or on the page only",
  rateLimit: limits.read,
  response: notificationChoice.array(),
});

export const chooseDelivery = endpoint({
  method: "PATCH",
  path: "/api/notification-choices",
  access: "user",
  summary: "Choose how to hear of a kind; of changed meetings and teams everybody hears at once",
  rateLimit: limits.notification,
  body: deliveryChoice,
  response: notificationChoice,
});

export const openEndDigests = endpoint({
  method: "GET",
  path: "/api/notification-choices/unsubscribe",
  access: "public",
  summary: "The page that asks before it ends the daily mail: mail scanners open links too",
  rateLimit: limits.read,
  query: endDigestsQuery,
});

export const endDigests = endpoint({
  method: "POST",
  path: "/api/notification-choices/unsubscribe",
  access: "public",
  summary: "End an account's daily mail by the link of such a mail (RFC 8058)",
  rateLimit: limits.token,
  query: endDigestsQuery,
  errors: ["not_found"],
});
