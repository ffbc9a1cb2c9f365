import "server-only";
import { expertCursor } from "@/lib/features/experts/server/search/cursor";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import type { PublicProject } from "../schemas";
import { listPublicProjects } from "./repository";

export type ProjectPage = { projects: PublicProject[]; total: number; nextCursor: string | null };

/**
 * GET /api/projects (001 §7; decisions B14, H): active and approved postings by display order, then newest; the same
 * for everybody. Private engagements never show.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listProjects(input: ListQuery): Promise<ProjectPage> {
  const after = expertCursor.decode(input.cursor);
  const { projects, total, next } = await listPublicProjects(input.limit ?? pageSize.default, after);
  // Cursors are those of the expert list; nothing is ranked here.
  return { projects, total, nextCursor: expertCursor.encode(next && { relevance: 0, ...next }) };
}
