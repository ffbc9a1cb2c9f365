import "server-only";
import { prisma, transaction } from "../db";
import { enqueue } from "../jobs/boss";

/** So many are queued in one transaction. */
const batch = 200;

/**
 * The job `queue-mails-again`: takes up mails that wait although no job will send them (decisions F: none is lost). One
 * whose job is gone, because nobody worked for longer than the queue keeps jobs, is queued anew under the same id, so
 * by two of these at once only once. One whose last try got no answer is given up, as after any other last try.
 */
export async function queueMailsAgain(): Promise<{ queued: number; failed: number }> {
  const failed = await failUnanswered();
  for (let queued = 0; ; ) {
    const ids = await findWithoutJob(batch);
    await transaction(async (tx) => {
      for (const { id } of ids) await enqueue(tx, "send-mail", { mailId: id }, { id });
    });
    queued += ids.length;
    if (ids.length < batch) return { queued, failed };
  }
}

/** A failed job stays in the queue for an hour and in its archive for a week. */
const failUnanswered = () => prisma().$executeRaw`
  UPDATE mail_messages SET status = 'failed', last_error = 'the last try got no answer in time'
  WHERE status = 'queued'
    AND id IN (
      SELECT (data->>'mailId')::uuid FROM pgboss.job WHERE name = 'send-mail' AND state = 'failed'
      UNION SELECT (data->>'mailId')::uuid FROM pgboss.archive WHERE name = 'send-mail' AND state = 'failed'
    )
    AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = mail_messages.id::text
        AND state IN ('created', 'retry', 'active')
    )`;

const findWithoutJob = (limit: number) => prisma().$queryRaw<{ id: string }[]>`
  SELECT id FROM mail_messages
  WHERE status = 'queued' AND NOT EXISTS (
    SELECT FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = mail_messages.id::text
  )
  ORDER BY created_at LIMIT ${limit}`;
