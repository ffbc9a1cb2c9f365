"use client";

import { createContext, type ReactNode, useContext } from "react";

export interface ErrorText {
  title: string;
  description: string;
  tryAgain: string;
  home: string;
  reference: string;
}

const ErrorTextContext = createContext<ErrorText | null>(null);

/** Hands the translated texts to error.tsx, which as a client component without props cannot translate itself. */
export function ErrorTextProvider({ text, children }: { text: ErrorText; children: ReactNode }) {
  return <ErrorTextContext value={text}>{children}</ErrorTextContext>;
}

/** Null outside the shell, where global-error speaks instead. */
export function useErrorText(): ErrorText | null {
  return useContext(ErrorTextContext);
}
