/**
 * Why a page could not be had. `unreachable` is one word for a refused address, a name that means nothing and a
 * connection that failed, so that nobody learns from it what stands in our network.
 */
export type PageProblem =
  | "address"
  | "unreachable"
  | "timeout"
  | "redirects"
  | "too_large"
  | "content_type"
  | "sign_in"
  | "missing"
  | "status";

/** A page of somebody else's that could not be read; `message` is for the log. */
export class PageError extends Error {
  readonly problem: PageProblem;
  /** The HTTP status that was answered, for `sign_in`, `missing` and `status`. */
  readonly status: number | undefined;

  constructor(
    problem: PageProblem,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = "PageError";
    this.problem = problem;
    this.status = status;
  }
}
