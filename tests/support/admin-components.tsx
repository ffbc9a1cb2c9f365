import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createQueryClient } from "@/lib/client/query-client";
import { render } from "@/tests/support/testing-library";

/** Renders a part of the administrators' screens with what their layout gives it. */
export function renderAdmin(element: ReactElement) {
  return render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
}
