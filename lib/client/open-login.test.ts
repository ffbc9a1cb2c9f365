import { safeReturnTo } from "@/lib/features/accounts/rules";
import { loginPath } from "./open-login";

it.each([
  ["/", "", ""],
  ["/expert/7", "", ""],
  ["/", "?q=data+eng&skill=c%23", "#experts"],
])("login brings back to %s%s%s", (pathname, search, hash) => {
  const { pathname: login, searchParams } = new URL(loginPath({ pathname, search, hash }), "http://site");
  expect(login).toBe("/api/login");
  expect(safeReturnTo(searchParams.get("returnTo"))).toBe(pathname + search + hash);
});
