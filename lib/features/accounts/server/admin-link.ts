import "server-only";
import { env } from "@/lib/server/env";
import { pathWithQuery } from "../rules";

/**
 * The address of an administrators' page for a mail. It leads through the login, which whoever is signed in passes
 * without seeing it: a guest who opened the page itself would be sent home (001 §6).
 */
export const adminLink = (page: string): string =>
  `${env().APP_URL}${pathWithQuery("/login", { returnTo: page })}`;
