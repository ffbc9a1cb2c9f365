import "server-only";

export type Queue = {
  retryLimit: number;
  /** Seconds. */
  retryDelay: number;
  retryBackoff: boolean;
  /** A job whose process died is given to another after so many seconds. */
  expireInSeconds: number;
  /** How long a job waits for somebody to take it. */
  retentionDays: number;
  /** Seconds between two looks. */
  pollingIntervalSeconds: number;
  /** How many are taken at each look; one, unless there are many that each take a moment. */
  batchSize?: number;
  /** When it runs by itself, in Finnish time; others are queued by what happens. */
  schedule?: string;
};

/** Runs by itself, looks at everything that is due and leaves what is done as it is: another try does the rest. */
const scheduled = (
  schedule: string,
  expireInSeconds: number,
  retryLimit = 2,
): Queue & { schedule: string } => ({
  retryLimit,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds,
  retentionDays: 1,
  pollingIntervalSeconds: 30,
  schedule,
});

/** Every queue, with how its jobs are retried and when they run. */
export const queues = {
  "send-mail": {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionDays: 7,
    pollingIntervalSeconds: 0.5,
    batchSize: 20,
  },
  /** Takes up mails that wait although no job will send them. */
  "queue-mails-again": scheduled("*/15 * * * *", 240),
  /** Ranks every expert for a posting and queues mails, in one transaction. */
  "notify-experts": {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 300,
    retentionDays: 7,
    pollingIntervalSeconds: 2,
  },
  /** Reads the texts of a few rows after the other that have a word in them; what is done stays done. */
  "follow-skill-name": {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 900,
    retentionDays: 7,
    pollingIntervalSeconds: 1,
  },
  /** Queued with a move of an application, for when it cannot be undone any more: a hundred at once, where many are moved. */
  "tell-stage-move": {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionDays: 7,
    pollingIntervalSeconds: 1,
    batchSize: 20,
  },
  /** Queued with the last signature; the sealed file is stored once, whoever makes it first. */
  "seal-contract": {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    retentionDays: 7,
    pollingIntervalSeconds: 1,
  },
  /** Seals what a lost or given-up job has left. */
  "seal-contracts": scheduled("*/15 * * * *", 600),
  /** One transaction an application, in the morning of a working week, when somebody can still answer. */
  "answer-guarantee": { ...scheduled("10 8 * * 1-5", 1800, 6), retryBackoff: true },
  /** Looks once at one reader of one conversation, when the quiet after a mail is over. */
  "message-mails": {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionDays: 7,
    pollingIntervalSeconds: 2,
  },
  /** One transaction an account; what is done stays done. */
  "saved-search-alerts": { ...scheduled("40 7 * * *", 1800, 6), retryBackoff: true },
  "availability-reminders": scheduled("20 8 * * *", 600),
  /** One transaction a contract; what is done stays done. */
  "contract-reminders": { ...scheduled("30 8 * * *", 1800, 6), retryBackoff: true },
  /** One transaction a contract. */
  "liability-reminders": { ...scheduled("50 8 * * *", 1800, 6), retryBackoff: true },
  "meeting-reminders": scheduled("*/5 * * * *", 240),
  /** Soon after the day has ended, one transaction a quote. */
  "quote-expiry": scheduled("5 0 * * *", 600),
  "notification-digests": scheduled("50 7 * * *", 600),
  housekeeping: scheduled("17 * * * *", 300),
  /** Asks for a digest, and has work once a release at most: a few experts a transaction. */
  "read-texts-anew": scheduled("*/15 * * * *", 3600),
  "keep-catalogue": scheduled("*/15 * * * *", 300, 0),
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof queues;

/** The queues that run by themselves: what `npm run job` runs by hand. */
export type ScheduledQueue = {
  [Name in QueueName]: (typeof queues)[Name] extends { schedule: string } ? Name : never;
}[QueueName];

export const isScheduled = (name: string): name is ScheduledQueue =>
  Object.hasOwn(queues, name) && "schedule" in queues[name as QueueName];
