import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { createQueryClient } from "@/lib/client/query-client";
import messages from "@/messages/en.json";

/** Renders a part of the administrators' screens with what their layout gives it. */
export function renderAdmin(element: ReactElement) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Helsinki">
      <QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
