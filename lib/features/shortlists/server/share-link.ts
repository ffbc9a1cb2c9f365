import "server-only";
import { env } from "@/lib/server/env";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import type { ListRow } from "./repository";

type Shared = Pick<ListRow, "id" | "sharesEnded">;

/** The token of a list's link: the same until the link is taken back, so that only its hash is stored. */
export const shareToken = ({ id, sharesEnded }: Shared): string =>
  derivedToken(`shortlist:${id}:${sharesEnded}`);

/** The address of a list's link. */
export const shareUrl = (list: Shared): string => `${env().APP_URL}/shortlist/${shareToken(list)}`;

/** The same for a list that is shared; null for another, and for one whose link was made under an earlier secret. */
export const currentShareUrl = (list: ListRow): string | null =>
  list.shareTokenHash === hashToken(shareToken(list)) ? shareUrl(list) : null;
