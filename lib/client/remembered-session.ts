// Public pages are cached, so the browser asks after the first paint who is signed in. That somebody was, and nothing of
// who, is kept between the answers: until the next one comes, what is a guest's keeps its place unseen (`signed-in:`).

/** Marks the document as the last answer was. It also stands in the page as text, so it needs nothing from around it. */
export function showRememberedSession(): void {
  try {
    document.documentElement.classList.toggle("signed-in", localStorage.getItem("signedIn") !== null);
  } catch {
    // The storage is forbidden: a guest until the answer.
  }
}

/** Marks the document as it is now, and the next ones until they know better. */
export function rememberSession(isSignedIn: boolean): void {
  document.documentElement.classList.toggle("signed-in", isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem("signedIn", "yes");
    else localStorage.removeItem("signedIn");
  } catch {
    // The storage is forbidden: it holds for this page.
  }
}
