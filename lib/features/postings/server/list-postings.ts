import "server-only";
import { type ListQuery, pageSize } from "@/lib/features/experts/schemas";
import { decodeCursor, encodeCursor } from "@/lib/features/experts/server/search/cursor";
import { AppError } from "@/lib/shared/errors";
import type { PublicProject } from "../schemas";
import { listPublicProjects } from "./repository";

export type ProjectPage = { projects: PublicProject[]; total: number; nextCursor: string | null };

/**
 * GET /api/projects (001 §7; decisions B14, H): active and approved postings by display order, then newest; the same
 * for everybody. Private engagements never show.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listProjects(input: ListQuery): Promise<ProjectPage> {
  const after = input.cursor ? decodeCursor(input.cursor) : null;
  if (input.cursor && !after) throw new AppError("cursor_invalid");
  const { projects, total, next } = await listPublicProjects(input.limit ?? pageSize.default, after);
  // Cursors are those of the expert list; nothing is ranked here.
  return { projects, total, nextCursor: next ? encodeCursor({ relevance: 0, ...next }) : null };
}
