import "server-only";
import { PageError, type PageProblem } from "@/lib/server/safe-fetch/page-error";
import { fetchPage } from "@/lib/server/safe-fetch/safe-fetch";
import { AppError } from "@/lib/shared/errors";
import { countWords } from "@/lib/shared/prose";
import type { PortfolioText } from "../read";
import { longestPortfolio } from "../schemas";
import { type PageText, readHtml, readPlainText } from "./read-page";

/** A portfolio that was read, and where. */
export interface ReadPortfolio extends PortfolioText {
  readonly sourceUrl: string | null;
  /** Names of people that the page states, to keep them from a model. */
  readonly names: readonly string[];
}

/** Under this a page has no portfolio to read: a script that draws it, a cookie notice, a picture. */
const fewestWords = 20;
const longestTitle = 200;

/**
 * Fetches a portfolio page and reads its text (decisions E5).
 * @throws AppError invalid, with what to do instead, for whatever page cannot be read
 */
export async function readPortfolioPage(
  portfolioUrl: string,
  signal: AbortSignal | undefined,
): Promise<ReadPortfolio> {
  try {
    const { url, contentType, text } = await fetchPage(portfolioUrl, { signal });
    const page = contentType === "text/plain" ? readPlainText(text) : await readHtml(text, url);
    const portfolio = toPortfolio(page, url);
    const isThin = countWords(portfolio.text) < fewestWords;
    if (isSignIn(url) || (page.hasPasswordField && countWords(portfolio.text) < 10 * fewestWords))
      throw new PageError("sign_in", "a page to sign in");
    if (isThin) throw unreadable("no_text", "almost no text");
    return portfolio;
  } catch (error) {
    if (error instanceof PageError) throw unreadable(error.problem, error.message, error.status);
    throw error;
  }
}

/** A text that somebody pasted in place of a page. */
export const readPastedPortfolio = (text: string): ReadPortfolio => ({
  title: "",
  headings: [],
  text,
  links: readPlainText(text).links,
  sourceUrl: null,
  names: [],
});

function toPortfolio(page: PageText, url: URL): ReadPortfolio {
  const { title, description, headings, data, text, links } = page;
  return {
    title: title.slice(0, longestTitle),
    headings,
    text: [title, description, ...data.words, text].join("\n").slice(0, longestPortfolio),
    links,
    sourceUrl: url.href,
    names: data.names,
  };
}

/** Where sites send whoever is not signed in. */
const isSignIn = ({ hostname, pathname }: URL): boolean =>
  /\/(?:authwall|login|log-in|signin|sign-in|sign_in|signup|checkpoint)(?:\/|$)/i.test(pathname) ||
  /^(?:login|signin|accounts|auth|sso)\./i.test(hostname);

function unreadable(problem: PageProblem | "no_text", internal: string, status = 0): AppError {
  const options = { field: "portfolioUrl", internal };
  return problem === "missing" || problem === "status"
    ? new AppError(`portfolio_${problem}`, { status }, options)
    : new AppError(`portfolio_${problem}`, {}, options);
}
