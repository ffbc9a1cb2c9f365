import "server-only";
import { AppError } from "@/lib/shared/errors";
import type { PublicProject } from "../schemas";
import { findPublicProject } from "./repository";

/**
 * GET /api/projects/{id}: a public posting, the same for everybody.
 * @throws AppError not_found for a missing one, one that is not public, and a private engagement alike
 */
export async function getProject(id: number): Promise<PublicProject> {
  const project = await findPublicProject(id);
  if (!project) throw new AppError("project_not_found");
  return project;
}
