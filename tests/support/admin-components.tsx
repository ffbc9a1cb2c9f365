import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { KeepFocus } from "@/components/layout/keep-focus";
import { createQueryClient } from "@/lib/client/query-client";
import { act, render } from "@/tests/support/testing-library";

/** Renders a part of the administrators' screens with what their layout gives it. */
export function renderAdmin(element: ReactElement) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <KeepFocus>{element}</KeepFocus>
    </QueryClientProvider>,
  );
}

/** Sends what waits for its undo, as leaving the page does. */
export const sendNow = () => act(() => void window.dispatchEvent(new Event("pagehide")));
