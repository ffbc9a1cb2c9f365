import { storedObject } from "@/lib/client/storage";

// The confirmation's page loads this, so that it brings no validation library along.

/** The project that was posted last in this tab, for the page that confirms it. */
export interface PostedProject {
  id: number;
  title: string;
  /** Where our answer goes. */
  email: string;
}

/** By hand: what is read here this application has written itself. */
function safeParse(value: unknown): { success: true; data: PostedProject } | { success: false } {
  const { id, title, email } = value as Record<keyof PostedProject, unknown>;
  return typeof id === "number" && typeof title === "string" && typeof email === "string"
    ? { success: true, data: { id, title, email } }
    : { success: false };
}

export const storedPostedProject = storedObject<PostedProject>({
  area: "session",
  key: "postedProject",
  schema: { safeParse },
});
