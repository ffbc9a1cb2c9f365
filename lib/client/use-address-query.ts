"use client";

import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useState } from "react";

export interface AddressQuery {
  /** What follows the path, with its question mark; empty in the server's HTML and the browser's first rendering. */
  search: string;
  /** True once `show` has changed the address of this page. */
  isChanged: boolean;
  /** Puts a query (without question mark) into the address; `replace` spares the back button a step. */
  show: (query: string, options: { replace: boolean }) => void;
}

/**
 * The query of the address as state: it can be shared, and the back button works. A static page has no query in its
 * HTML, so the address is read after the first rendering.
 * @param hash where on the page an address opens that was shared, "#experts"; empty for its top
 */
export function useAddressQuery(hash = ""): AddressQuery {
  const [search, setSearch] = useState("");
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
    const url = `${window.location.pathname}${query ? `?${query}` : ""}${hash}`;
    if (replace) window.history.replaceState(null, "", url);
    else window.history.pushState(null, "", url);
    setSearch(window.location.search);
    setIsChanged(true);
  };
  return { search, isChanged, show };
}
