"use client";

import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useState } from "react";

export interface AddressQuery {
  /** What follows the path, with its question mark; in the first rendering what the server rendered. */
  search: string;
  /** True once `show` has changed the address of this page. */
  isChanged: boolean;
  /** Puts a query (without question mark) into the address; `replace` spares the back button a step. */
  show: (query: string, options: { replace: boolean }) => void;
}

/**
 * The query of the address as state: it can be shared, and the back button works. The address is read after the first
 * rendering, which is that of the server's HTML. No address names a place of the page: with one, the browser would go
 * there when somebody comes back, and not to where they were.
 * @param rendered the query that the server rendered the page for; empty for a page that knows none
 */
export function useAddressQuery(rendered = ""): AddressQuery {
  const [search, setSearch] = useState(rendered);
  const [isChanged, setIsChanged] = useState(false);
  // The address itself is the truth: the router's copy of it, which lags behind, only says when to look.
  const routerParams = useSearchParams();
  useLayoutEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [routerParams]);

  const show: AddressQuery["show"] = (query, { replace }) => {
    const url = `${window.location.pathname}${query ? `?${query}` : ""}`;
    if (replace) window.history.replaceState(null, "", url);
    else window.history.pushState(null, "", url);
    setSearch(window.location.search);
    setIsChanged(true);
  };
  return { search, isChanged, show };
}
