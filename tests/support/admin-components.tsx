import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createQueryClient } from "@/lib/client/query-client";
import { render } from "@/tests/support/testing-library";

/** An answer of the API, of which jsdom has none of its own; `total` is how long the whole list is. */
export const reply = (status: number, body?: unknown, total = 0) =>
  ({
    ok: status < 400,
    status,
    statusText: "",
    headers: new Headers({ "X-Total-Count": String(total) }),
    json: async () => body,
    text: async () => (body === undefined ? "" : JSON.stringify(body)),
  }) as Response;

/** Renders a part of the administrators' screens with what their layout gives it. */
export function renderAdmin(element: ReactElement) {
  return render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
}
