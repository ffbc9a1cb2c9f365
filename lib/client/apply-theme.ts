// Light or dark is the class `dark` on <html>: the system's choice until somebody makes another, which is kept.

/** Gives the document its theme. It also stands in the page as text, so it needs nothing from around it. */
export function applyTheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // The storage is forbidden: follow the system.
  }
  const isSystemDark = window.matchMedia?.("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle(
    "dark",
    chosen === "dark" || (chosen !== "light" && isSystemDark === true),
  );
}
