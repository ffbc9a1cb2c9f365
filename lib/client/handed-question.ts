// What somebody wants to ask about experts that were recommended, on its way to the booking form: in the session's
// storage and not in the address, because it tells what a company needs.

const handedQuestionKey = "handedQuestion";

/** Keeps a question for the booking form. A storage that is full or forbidden loses it: the form is empty then. */
export function handOverQuestion(text: string): void {
  try {
    window.sessionStorage.setItem(handedQuestionKey, text);
  } catch {
    // The person writes it there.
  }
}

/** The question that was handed over, once; null without one. */
export function takeHandedQuestion(): string | null {
  try {
    const text = window.sessionStorage.getItem(handedQuestionKey);
    window.sessionStorage.removeItem(handedQuestionKey);
    return text;
  } catch {
    return null;
  }
}
