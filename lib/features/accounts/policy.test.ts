import { pageGate, signInObstacle } from "./policy";

const guest = { isAuthenticated: false, isAdmin: false };
const user = { isAuthenticated: true, isAdmin: false };
const admin = { isAuthenticated: true, isAdmin: true };
const pass = { kind: "pass" };
const home = (notice: string, from: string) => ({
  kind: "redirect",
  path: `/?notice=${notice}&returnTo=${encodeURIComponent(from)}`,
});

describe("pageGate", () => {
  it.each([
    ["/admin", "access-denied"],
    ["/admin/audit", "access-denied"],
    ["/admin/meetings", "meetings-denied"],
    ["/admin/projects", "projects-denied"],
    ["/admin-dashboard", "access-denied"],
    ["/admin-meetings", "meetings-denied"],
    ["/admin-projects", "projects-denied"],
  ])("%s is for administrators; others go home and read %s", (path, notice) => {
    expect(pageGate(path, guest)).toEqual(home(notice, path));
    expect(pageGate(path, user)).toEqual(home(notice, path));
    expect(pageGate(path, admin)).toEqual(pass);
  });

  it("keeps which item an administrator wanted to see, for after signing in", () => {
    const search = "?tab=applications&q=aino%40example.fi";
    expect(pageGate("/admin", guest, search)).toEqual(home("access-denied", `/admin${search}`));
  });

  it("shows a guest the login-required view at /favorites", () => {
    expect(pageGate("/favorites", guest)).toEqual({ kind: "rewrite", path: "/favorites/login-required" });
    expect(pageGate("/favorites", user)).toEqual(pass);
    expect(pageGate("/favorites", admin)).toEqual(pass);
  });

  it("sends a guest from /expert-dashboard to login and back", () => {
    expect(pageGate("/expert-dashboard", guest)).toEqual({
      kind: "redirect",
      path: "/login?returnTo=%2Fexpert-dashboard",
    });
    expect(pageGate("/expert-dashboard", user)).toEqual(pass);
  });

  it.each(["/shortlists", "/shortlists/7", "/saved-searches"])(
    "sends a guest from %s to login and back",
    (path) => {
      expect(pageGate(path, guest)).toEqual({
        kind: "redirect",
        path: `/login?returnTo=${encodeURIComponent(path)}`,
      });
      expect(pageGate(path, user)).toEqual(pass);
    },
  );

  it("keeps what a mail's link says on the way through the login", () => {
    expect(pageGate("/company/projects/7", guest, "?applicant=a%2Bb")).toEqual({
      kind: "redirect",
      path: `/login?returnTo=${encodeURIComponent("/company/projects/7?applicant=a%2Bb")}`,
    });
  });

  it("leaves every other page alone", () => {
    for (const path of [
      "/",
      "/administration",
      "/projects",
      "/favorites/login-required",
      "/shortlist/token",
      "/compare",
      // Says who invites to what, before anybody signs in.
      "/company/team/join",
    ]) {
      expect(pageGate(path, guest)).toEqual(pass);
    }
  });
});

it("signing in wants a proven address and an account that is not suspended", () => {
  const [never, once] = [null, new Date(0)];
  expect(signInObstacle({ emailVerifiedAt: never, suspendedAt: never })).toBe("EmailNotVerified");
  expect(signInObstacle({ emailVerifiedAt: never, suspendedAt: once })).toBe("AccountSuspended");
  expect(signInObstacle({ emailVerifiedAt: once, suspendedAt: once })).toBe("AccountSuspended");
  expect(signInObstacle({ emailVerifiedAt: once, suspendedAt: never })).toBeNull();
});
