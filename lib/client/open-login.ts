/** Where login is, with the way back to an address of this site (decisions A1). */
export function loginPath({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string {
  return `/api/login?${new URLSearchParams({ returnTo: pathname + search + hash })}`;
}

/** Goes to login and comes back to the page that is open now. A navigation of the browser, not of the router. */
export const openLogin = (): void => window.location.assign(loginPath(window.location));
