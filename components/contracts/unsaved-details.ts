"use client";

import { createContext, useContext, useEffect } from "react";

/** Hears, where a contract is signed, whether its reader has typed details beside it and not saved them. */
export const UnsavedDetails = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Tells the page around whether details are typed and not saved. */
export function useTellUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedDetails);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);
}
