import { z } from "zod";
import { idNumber } from "@/lib/shared/text";
import { unsubscribeLink } from "@/lib/shared/unsubscribe-link";
import { choosableKinds, deliveries, notificationKinds } from "./kinds";

const notificationKind = z.enum(notificationKinds);

/** Something that the signed-in person is told. */
export const notification = z.object({
  id: z.int(),
  kind: notificationKind,
  /** The sentence, in the reader's language. */
  text: z.string(),
  /** Where it leads, from the root of the site. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;
export type NotificationPage = { notifications: Notification[]; total: number; nextCursor: string | null };

/** POST /api/notifications/read: these, or all. */
export const readNotificationsInput = z.strictObject({ ids: z.array(idNumber()).min(1).max(100).optional() });

export const unreadCount = z.object({ unread: z.int() });

/** How the signed-in person hears of a kind. */
export const notificationChoice = z.strictObject({ kind: notificationKind, delivery: z.enum(deliveries) });
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** PATCH /api/notification-choices: of an urgent kind nothing is chosen. */
export const deliveryChoice = notificationChoice.extend({ kind: z.enum(choosableKinds) });
export type DeliveryChoice = z.infer<typeof deliveryChoice>;

/** The link of a digest that ends them. */
export const endDigestsQuery = unsubscribeLink.extend({ user: z.coerce.number().pipe(idNumber()) });
