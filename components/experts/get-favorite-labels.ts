import { getMessages } from "next-intl/server";
import type { FavoriteLabels } from "./favorite-button";

/** The texts of hearts in the page's language, for any screen that shows them. */
export async function getFavoriteLabels(): Promise<FavoriteLabels> {
  const { Favorites } = await getMessages();
  return Favorites.button;
}
