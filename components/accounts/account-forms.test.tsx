import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { ApiError } from "@/lib/client/api";
import { openPage } from "@/lib/client/open-page";
import { getToast } from "@/lib/client/toast";
import * as client from "@/lib/features/accounts/client";
import messages from "@/messages/en";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { AccessDeniedNotice } from "./access-denied-notice";
import { EmailRequestForm } from "./email-request-form";
import { RegisterForm } from "./register-form";
import { ResetPasswordForm } from "./reset-password-form";

jest.mock("@/lib/client/open-page", () => ({
  ...jest.requireActual("@/lib/client/open-page"),
  openPage: jest.fn(),
}));
jest.mock("@/lib/features/accounts/client", () => ({
  register: jest.fn(),
  resendVerification: jest.fn(),
  resetPassword: jest.fn(),
  forgotPassword: jest.fn(),
  requestSignInLink: jest.fn(),
  openPage: jest.fn(),
}));
const server = jest.mocked(client);

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body), "");

beforeEach(() => jest.resetAllMocks());

describe("RegisterForm", () => {
  async function fill(password: string) {
    const user = userEvent.setup({ delay: null });
    const view = render(<RegisterForm returnTo="/favorites" />);
    const values = {
      "First name": "Aino",
      "Last name": "Virtanen",
      "Email address": "Aino@Example.fi",
      Password: password,
    };
    for (const [label, value] of Object.entries(values)) {
      await user.click(screen.getByLabelText(label));
      await user.paste(value);
    }
    await user.click(screen.getByRole("button", { name: "Create account" }));
    return { user, ...view };
  }

  it("registers, says where the mail went and can send it again", async () => {
    server.register.mockResolvedValue({ message: "We have sent you a link." });
    server.resendVerification.mockResolvedValue({ message: "Sent again." });
    const { user, container } = await fill("a quiet green river");
    const done = await screen.findByRole("status");
    expect(done).toHaveFocus();
    expect(done).toHaveTextContent("We have sent you a link.");
    expect(done).toHaveTextContent("aino@example.fi");
    expect(server.register).toHaveBeenCalledWith(
      { firstName: "Aino", lastName: "Virtanen", email: "aino@example.fi", password: "a quiet green river" },
      "/favorites",
    );
    await user.click(screen.getByRole("button", { name: "Send a new link" }));
    await waitFor(() =>
      expect(server.resendVerification).toHaveBeenCalledWith("aino@example.fi", "/favorites"),
    );
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it.each([
    ["short", "Use at least 10 characters"],
    ["password123", "This password is too easy to guess. Choose a less common one"],
    ["virtanen12", "Your password must not be your name or email address"],
  ])("refuses %s beside the field, before sending", async (password, message) => {
    await fill(password);
    await waitFor(() => expect(screen.getByLabelText("Password")).toBeInvalid());
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(server.register).not.toHaveBeenCalled();
  });

  it("shows the server's reason and keeps what was typed", async () => {
    server.register.mockRejectedValue(refused(429, { message: "Too many requests." }));
    await fill("a quiet green river");
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
    expect(screen.getByLabelText("First name")).toHaveValue("Aino");
  });
});

describe("EmailRequestForm", () => {
  it.each([
    ["forgot-password", "forgotPassword", ["a@x.fi", "/projects"], "Email address", "Send the link"],
    [
      "email-link",
      "requestSignInLink",
      ["a@x.fi", "/projects"],
      "Email address for the link",
      "Email me a link",
    ],
    [
      "resend-verification",
      "resendVerification",
      ["a@x.fi", "/projects"],
      "Email address",
      "Send a new link",
    ],
  ] as const)("%s asks for its mail and shows the answer", async (request, name, sent, label, button) => {
    server[name].mockResolvedValue({ message: "If there is an account, …" });
    render(<EmailRequestForm request={request} returnTo="/projects" />);
    await userEvent.type(screen.getByLabelText(label), "A@x.fi");
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("status")).toHaveTextContent("If there is an account, …");
    expect(server[name]).toHaveBeenCalledWith(...sent);
  });

  it("shows why it was not sent", async () => {
    server.forgotPassword.mockRejectedValue(new TypeError("Failed to fetch"));
    render(<EmailRequestForm request="forgot-password" returnTo={null} />);
    await userEvent.type(screen.getByLabelText("Email address"), "a@x.fi");
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
  });
});

describe("ResetPasswordForm", () => {
  const form = <ResetPasswordForm token="token-1" returnTo="/a" />;

  it("saves, leads to sign-in and asks anew who is signed in, for the header", async () => {
    server.resetPassword.mockResolvedValue({ message: "You can sign in now." });
    const said = { isAuthenticated: false, isAdmin: false };
    const answer = { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(said) };
    global.fetch = jest.fn().mockResolvedValue(answer);
    render(form);
    await userEvent.type(screen.getByLabelText("New password"), "a quiet green river");
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    expect(await screen.findByRole("status")).toHaveTextContent("You can sign in now.");
    expect(server.resetPassword).toHaveBeenCalledWith({ token: "token-1", password: "a quiet green river" });
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?returnTo=%2Fa");
    expect(global.fetch).toHaveBeenCalledWith("/api/auth/user", expect.anything());
  });

  it("tells a used link apart from a refused password", async () => {
    server.resetPassword.mockRejectedValueOnce(refused(422, { message: "This link has been used." }));
    render(form);
    await userEvent.type(screen.getByLabelText("New password"), "a quiet green river");
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "/forgot-password?returnTo=%2Fa",
    );

    server.resetPassword.mockRejectedValueOnce(
      refused(422, { message: "x", fieldErrors: { password: "Too personal" } }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    await waitFor(() => expect(screen.getByLabelText("New password")).toBeInvalid());
    expect(screen.queryByRole("link", { name: "Ask for a new link" })).not.toBeInTheDocument();
  });
});

describe("AccessDeniedNotice", () => {
  const notice = <AccessDeniedNotice />;

  it("shows the toast once, offers signing in, and cleans the address", async () => {
    window.history.replaceState(null, "", "/?notice=access-denied&returnTo=%2Fadmin%3Fq%3D1&a=1#experts");
    const { unmount } = render(notice);
    await waitFor(() => expect(window.location.search).toBe("?a=1"));
    expect(getToast()).toMatchObject({
      title: "Access Denied",
      description: messages.Accounts.denied["access-denied"].description,
      open: true,
      action: { label: "Sign in as an administrator" },
    });
    expect(window.location.href).toBe("http://localhost/?a=1#experts");
    const { id } = getToast() ?? {};
    unmount();
    render(notice);
    expect(getToast()?.id).toBe(id);
  });

  it.each([
    ["a guest", false, []],
    ["somebody who is no administrator, signed out first", true, ["/api/auth/csrf", "/api/auth/signout"]],
  ])("leads %s through the login to the very item", async (_, isAuthenticated, calls) => {
    const asked: string[] = [];
    global.fetch = jest.fn(async (path: string) => {
      asked.push(path);
      const said = { csrfToken: "csrf-1", url: "http://localhost/" };
      const body = path === "/api/auth/user" ? { isAuthenticated, isAdmin: false } : said;
      const text = async () => JSON.stringify(body);
      return { ok: true, status: 200, headers: new Headers(), json: async () => body, text };
    }) as never;
    const item = "/admin/inbox?item=expert-7";
    window.history.replaceState(null, "", `/?notice=access-denied&returnTo=${encodeURIComponent(item)}`);
    render(notice);
    await waitFor(() => expect(window.location.search).toBe(""));
    getToast()?.action?.onClick();
    await waitFor(() => expect(openPage).toHaveBeenCalledWith(`/login?returnTo=${encodeURIComponent(item)}`));
    expect(asked.filter((path) => path !== "/api/auth/user")).toEqual(calls);
  });

  it("says to somebody whose sign-out failed that they may still be signed in, and leads nowhere", async () => {
    global.fetch = jest.fn(async (path: string) => {
      const text = async () => JSON.stringify({ isAuthenticated: true, isAdmin: false });
      return { ok: path === "/api/auth/user", status: 200, headers: new Headers(), text };
    }) as never;
    window.history.replaceState(null, "", "/?notice=access-denied");
    render(notice);
    await waitFor(() => expect(window.location.search).toBe(""));
    getToast()?.action?.onClick();
    await waitFor(() => expect(getToast()?.description).toBe(messages.Shell.account.signOutFailed));
    expect(openPage).not.toHaveBeenCalled();
  });
});
