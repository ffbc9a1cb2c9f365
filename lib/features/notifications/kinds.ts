/** How somebody hears of a kind: a mail at once, one mail a day for what is still unread, or on the page only. */
export const deliveries = ["at_once", "daily", "off"] as const;
export type Delivery = (typeof deliveries)[number];

/** What somebody with an account is told of; each has its sentence under Notifications.kinds in the catalogue. */
export const notificationKinds = [
  "application_received",
  "application_withdrawn",
  "answer_due",
  "invitation_answered",
  "posting_reviewed",
  "invitation_received",
  "application_moved",
  "application_unanswered",
  "availability_old",
  "message_received",
  "meeting_changed",
  "meeting_about_you",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
