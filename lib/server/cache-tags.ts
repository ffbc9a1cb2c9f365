import "server-only";
import type { Transaction } from "./db";

/** The tags public pages are cached under. The database announces the same words (announce_expert_change). */
export const tags = {
  /** Lists of experts, and what is counted from them. */
  experts: "experts",
  /** Every profile at once, after a change of many. */
  everyExpert: "every-expert",
  expert: (id: number) => `expert-${id}`,
  projects: "projects",
  /** Who holds meetings (announce_consultant_change). */
  consultants: "consultants",
};

/** All that pages of many are cached under: ended at once when announcements may have been missed. */
export const sharedTags = [tags.experts, tags.everyExpert, tags.projects, tags.consultants];

/** Of more experts than this the profiles are not named one by one; the database counts the same. */
const fewExperts = 200;

/**
 * The tags of what a transaction has changed so far, whichever statement did it: every row of an expert or a posting
 * knows the transaction that wrote it last, and deleted ones are noted with theirs. Three looks by index.
 */
export async function changedTags(tx: Transaction): Promise<string[]> {
  const rows = await tx.$queryRaw<{ entity: string; id: number }[]>`
    WITH own AS MATERIALIZED (SELECT pg_current_xact_id_if_assigned()::text::bigint AS xid)
    (SELECT 'experts' AS entity, id FROM experts WHERE changed_in = (SELECT xid FROM own) LIMIT ${fewExperts + 1})
    UNION ALL (SELECT 'projects', id FROM projects WHERE changed_in = (SELECT xid FROM own) AND kind = 'posting' LIMIT 1)
    UNION ALL SELECT entity, row_id FROM deleted_rows WHERE deleted_in = (SELECT xid FROM own)`;
  const experts = rows.filter(({ entity }) => entity === "experts").map(({ id }) => tags.expert(id));
  return [
    ...(experts.length > 0 ? [tags.experts] : []),
    ...(experts.length > fewExperts ? [tags.everyExpert] : experts),
    ...(rows.length > experts.length ? [tags.projects] : []),
  ];
}
