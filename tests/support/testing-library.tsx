import { render as plainRender, type RenderOptions } from "@testing-library/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { TextsProvider } from "@/lib/client/texts";
import messages from "@/messages/en";
import { compiled } from "./compiled";

// Testing Library with what every page has around its client components: the texts, here all of them.
export * from "@testing-library/react";

const catalogue = compiled(messages);

export const WithTexts = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" messages={catalogue}>
    {children}
  </TextsProvider>
);

type Wrapper = RenderOptions["wrapper"];

const inside = (Inner: Wrapper = Fragment) =>
  function Wrapped({ children }: { children: ReactNode }) {
    return (
      <WithTexts>
        <Inner>{children}</Inner>
      </WithTexts>
    );
  };

export const render = (element: ReactElement, options?: Omit<RenderOptions, "queries">) =>
  plainRender(element, { ...options, wrapper: inside(options?.wrapper) });
