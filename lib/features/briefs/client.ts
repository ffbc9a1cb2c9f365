import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

const postBrief = apiCall<typeof api.readBrief>("POST /api/read-brief");

/**
 * Reads a brief into the fields of the posting form (POST /api/read-brief). Nothing of it is kept.
 * @throws ApiError when the server refuses; TypeError without connection
 */
export const readBrief = (text: string, signal: AbortSignal) => postBrief({ body: { text } }, { signal });
