import { type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { TextsProvider } from "@/lib/client/texts";
import messages from "@/messages/en";

/** Every group of the catalogue by its path: "Experts", "Experts.card". */
function namespacesOf(group: object, path = ""): [string, object][] {
  return Object.entries(group)
    .filter(([, inner]) => typeof inner === "object")
    .flatMap(([key, inner]) => [[`${path}${key}`, inner], ...namespacesOf(inner, `${path}${key}.`)]);
}

const catalogue = Object.fromEntries(namespacesOf(messages));

/** What every page has around its client components: the texts, here all of them. */
export const WithTexts = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" messages={catalogue}>
    {children}
  </TextsProvider>
);

export const renderWithTexts = (element: ReactElement, options?: Omit<RenderOptions, "wrapper">) =>
  render(element, { ...options, wrapper: WithTexts });
