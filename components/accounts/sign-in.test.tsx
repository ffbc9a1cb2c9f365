import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { openPage } from "@/lib/client/open-page";
import messages from "@/messages/en";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { LinkSignIn } from "./link-sign-in";
import { PasswordSignInForm } from "./password-sign-in-form";
import { ProviderButtons } from "./provider-buttons";

jest.mock("@/lib/client/open-page", () => ({
  ...jest.requireActual("@/lib/client/open-page"),
  openPage: jest.fn(),
}));
jest.mock("@/lib/features/accounts/client", () => ({
  ...jest.requireActual("@/lib/features/accounts/client"),
}));

const { problems } = messages.Accounts;

type Sent = { path: string; fields: Record<string, string> };
type Answer = { status?: number; body: unknown };

/** Answers as the server would; gives what was posted. */
function serve(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (path: string, init?: { method?: string; body?: unknown }) => {
    if (init?.method === "POST") {
      const body = init.body as URLSearchParams | string;
      sent.push({ path, fields: typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body) });
    }
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    return { ok: status < 400, status, statusText: "", text: async () => JSON.stringify(body) };
  }) as never;
  return sent;
}

const csrf = { "/api/auth/csrf": { body: { csrfToken: "csrf-1" } } };
const credentials = "/api/auth/callback/credentials";
const refusedBy = (error: string): Answer => ({
  status: 401,
  body: { url: `http://localhost/api/auth/error?error=${error}` },
});

beforeEach(() => jest.mocked(openPage).mockClear());

async function signIn(returnTo: string | null = null) {
  const user = userEvent.setup({ delay: null });
  render(<PasswordSignInForm returnTo={returnTo} forgotHref="/forgot-password" />);
  await user.type(screen.getByLabelText("Email address"), " Aino@Example.FI ");
  await user.type(screen.getByLabelText("Password"), "a quiet green river");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return user;
}

describe("PasswordSignInForm", () => {
  it("signs in with the CSRF token and opens the page the person came from", async () => {
    const sent = serve({ ...csrf, [credentials]: { body: { url: "http://localhost/" } } });
    await signIn("/favorites");
    await waitFor(() => expect(openPage).toHaveBeenCalledWith("/favorites"));
    // The page that opens shows no Login before it knows.
    expect(localStorage.getItem("signedIn")).not.toBeNull();
    expect(sent).toEqual([
      {
        path: credentials,
        fields: {
          email: "aino@example.fi",
          password: "a quiet green river",
          callbackUrl: "/",
          csrfToken: "csrf-1",
          json: "true",
        },
      },
    ]);
    expect(screen.getByRole("button", { name: "Signing in…" })).toBeDisabled();
  });

  it("says so in place when the password is wrong, and keeps what was typed", async () => {
    serve({ ...csrf, [credentials]: refusedBy("CredentialsSignin") });
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent(problems.credentials);
    expect(screen.getByLabelText("Password")).toHaveValue("a quiet green river");
    expect(screen.queryByRole("button", { name: "Send a new link" })).not.toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
  });

  it("offers a new link to somebody whose address is not verified", async () => {
    const sent = serve({
      ...csrf,
      [credentials]: refusedBy("EmailNotVerified"),
      "/api/auth/resend-verification": { body: { message: "Sent." } },
    });
    const user = await signIn("/projects");
    expect(await screen.findByRole("alert")).toHaveTextContent(problems.unverified);
    await user.click(screen.getByRole("button", { name: "Send a new link" }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        path: "/api/auth/resend-verification",
        fields: { email: "aino@example.fi", returnTo: "/projects" },
      }),
    );
  });

  it("shows the server's words when there were too many tries", async () => {
    serve({
      ...csrf,
      [credentials]: { status: 429, body: { message: "Too many requests.", code: "rate_limited" } },
    });
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
  });

  it("says what to look at when there is no connection", async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent("Check your connection and try again.");
  });

  it("treats a refused CSRF token as a failure, not as a sign-in", async () => {
    serve({ ...csrf, [credentials]: { body: { url: "http://localhost/api/auth/signin?csrf=true" } } });
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent(problems.failed);
    expect(openPage).not.toHaveBeenCalled();
  });

  it("asks for both fields before it sends anything", async () => {
    const sent = serve(csrf);
    const user = userEvent.setup({ delay: null });
    render(<PasswordSignInForm returnTo={null} forgotHref="/forgot-password" />);
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("Please check these fields")).toBeInTheDocument();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
    expect(sent).toEqual([]);
  });

  it("shows the password on request", async () => {
    serve(csrf);
    render(<PasswordSignInForm returnTo={null} forgotHref="/forgot-password" />);
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByLabelText("Show password"));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  });
});

describe("LinkSignIn", () => {
  const path = "/api/auth/callback/email-link";
  it("spends the token once, also when React runs effects twice", async () => {
    const sent = serve({ ...csrf, [path]: { body: { url: "http://localhost/" } } });
    render(
      <StrictMode>
        <LinkSignIn token="token-1" returnTo={null} />
      </StrictMode>,
    );
    await waitFor(() => expect(openPage).toHaveBeenCalledWith("/"));
    expect(sent.map(({ fields }) => fields.token)).toEqual(["token-1"]);
  });

  it("says that the link is too old and offers no button for it", async () => {
    serve({ ...csrf, [path]: refusedBy("LinkExpired") });
    render(<LinkSignIn token="token-1" returnTo={null} />);
    expect(await screen.findByRole("alert")).toHaveTextContent(problems.linkExpired);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("lets the person try again after a failure on the way", async () => {
    serve({ ...csrf, [path]: { status: 500, body: { message: "Try again." } } });
    render(<LinkSignIn token="token-1" returnTo="/projects" />);
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again.");
    serve({ ...csrf, [path]: { body: { url: "http://localhost/" } } });
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(openPage).toHaveBeenCalledWith("/projects"));
  });
});

describe("ProviderButtons", () => {
  const buttons = (
    <ProviderButtons providers={[{ id: "github", label: "Continue with GitHub" }]} returnTo="/favorites" />
  );

  it("goes to the provider with the way back", async () => {
    const sent = serve({
      ...csrf,
      "/api/auth/signin/github": { body: { url: "https://github.com/login?x=1" } },
    });
    render(buttons);
    await userEvent.click(screen.getByRole("button", { name: "Continue with GitHub" }));
    await waitFor(() => expect(openPage).toHaveBeenCalledWith("https://github.com/login?x=1"));
    expect(sent[0]?.fields.callbackUrl).toBe("/favorites");
  });

  it("stays and says so when the provider could not be reached", async () => {
    serve({
      ...csrf,
      "/api/auth/signin/github": { body: { url: "http://localhost/api/auth/error?error=OAuthSignin" } },
    });
    render(buttons);
    await userEvent.click(screen.getByRole("button", { name: "Continue with GitHub" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(problems.provider);
    expect(openPage).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Continue with GitHub" })).toBeEnabled();
  });
});
