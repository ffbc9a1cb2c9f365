import "server-only";

/** Every queue, with how its jobs are retried. A job whose process died is given to another after `expireInSeconds`. */
export const queues = {
  "send-mail": { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60, retentionDays: 7 },
  /** Ranks every expert for a posting and queues mails, in one transaction. */
  "notify-experts": {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 300,
    retentionDays: 7,
  },
  "keep-catalogue": {
    retryLimit: 0,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
    retentionDays: 1,
  },
  /** Reads the texts of a few rows after the other that have a word in them; what is done stays done. */
  "follow-skill-name": {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 900,
    retentionDays: 7,
  },
  /** One transaction an account; what is done stays done. */
  "saved-search-alerts": {
    retryLimit: 6,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 1800,
    retentionDays: 1,
  },
  "meeting-reminders": {
    retryLimit: 2,
    retryDelay: 30,
    retryBackoff: false,
    expireInSeconds: 240,
    retentionDays: 1,
  },
  housekeeping: {
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
    retentionDays: 1,
  },
} as const;

export type QueueName = keyof typeof queues;
