import "server-only";
import type { ExpertViewer } from "@/lib/features/experts/server/repository";
import { viewerOf } from "@/lib/features/experts/server/viewer";
import type { SignedIn } from "@/lib/server/actor";

/** Whose results somebody may see and change: their own alone, also when they are an administrator. */
export const ownerOf = (actor: SignedIn): ExpertViewer => ({ ...viewerOf(actor), isAdmin: false });
