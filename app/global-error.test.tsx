import { act, screen } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import GlobalError from "./global-error";

const show = async (path: string, error: Error & { digest?: string } = new Error("x")) => {
  window.history.replaceState(null, "", path);
  const retry = jest.fn();
  const root = createRoot(document);
  await act(async () => root.render(<GlobalError error={error} retry={retry} />));
  return { retry, end: () => act(async () => root.unmount()) };
};

it.each([
  ["/experts", "en", "Something went wrong"],
  ["/fi/experts", "fi", "Jokin meni vikaan"],
  ["/sv", "sv", "Något gick fel"],
  ["/toString", "en", "Something went wrong"],
])("speaks the language of the address: %s", async (path, language, title) => {
  const { end } = await show(path);
  expect(document.documentElement.lang).toBe(language);
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
  await end();
});

it("keeps the chosen theme, shows the reference and tries again", async () => {
  localStorage.setItem("theme", "dark");
  const { retry, end } = await show("/", Object.assign(new Error("x"), { digest: "1234" }));
  expect(document.documentElement).toHaveClass("dark");
  expect(screen.getByText("1234")).toBeInTheDocument();
  screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  await end();
  localStorage.removeItem("theme");
});
