import { apiRequest } from "@/lib/client/api";
import type { BriefReading } from "./schemas";

/**
 * Reads a brief into the fields of the posting form (POST /api/read-brief). Nothing of it is kept.
 * @throws ApiError when the server refuses; TypeError without connection
 */
export const readBrief = (text: string, signal: AbortSignal): Promise<BriefReading> =>
  apiRequest<BriefReading>("POST", "/api/read-brief", { text }, { signal });
