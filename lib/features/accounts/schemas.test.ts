import { faultsOf } from "@/tests/support/in-words";
import { currentUser, passwordSignInInput, registerForm, registerInput, resetPasswordInput } from "./schemas";

const valid = {
  firstName: " Aino ",
  lastName: "Virtanen",
  email: " Aino@Example.FI ",
  password: "a quiet green river ",
};

const messages = (value: unknown) => Object.fromEntries(faultsOf(registerInput, value));

describe("registerInput", () => {
  it("trims names, lower-cases the address and leaves the password as typed", () => {
    expect(registerInput.parse(valid)).toEqual({
      firstName: "Aino",
      lastName: "Virtanen",
      email: "aino@example.fi",
      password: "a quiet green river ",
    });
  });

  it("names each field's fault", () => {
    expect(messages({})).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Valid email is required",
      password: "Password is required",
    });
    expect(messages({ ...valid, password: "short" })).toEqual({ password: "Use at least 10 characters" });
    expect(messages({ ...valid, password: "aino virtanen" })).toEqual({
      password: "Your password must not be your name or email address",
    });
    expect(messages({ ...valid, firstName: "Ai\nno" })).toEqual({
      firstName: "Contains a character that cannot be stored",
    });
  });

  it("takes nothing that is not asked for", () => {
    expect(registerInput.safeParse({ ...valid, role: "admin" }).success).toBe(false);
    expect(registerInput.safeParse({ ...valid, email: { contains: "@" } }).success).toBe(false);
    expect(registerForm.safeParse({ ...valid, returnTo: "/a" }).success).toBe(false);
    expect(registerInput.safeParse({ ...valid, returnTo: "/a" }).success).toBe(true);
  });
});

it("signing in asks for no length: an older password keeps working", () => {
  expect(passwordSignInInput.safeParse({ email: "A@x.fi", password: "x", csrfToken: "y" }).data).toEqual({
    email: "a@x.fi",
    password: "x",
  });
  expect(passwordSignInInput.safeParse({ email: "a@x.fi", password: "" }).success).toBe(false);
  expect(passwordSignInInput.safeParse({ email: "a@x.fi", password: "x".repeat(1025) }).success).toBe(false);
});

it("a reset needs a token and a password that is accepted", () => {
  expect(resetPasswordInput.safeParse({ token: "", password: valid.password }).success).toBe(false);
  expect(resetPasswordInput.safeParse({ token: "abc", password: "password123" }).success).toBe(false);
  expect(resetPasswordInput.safeParse({ token: "abc", password: valid.password }).success).toBe(true);
});

it("the current user's answer holds nothing beyond decisions A2", () => {
  const answer = currentUser.parse({
    isAuthenticated: true,
    isAdmin: false,
    expertId: null,
    passwordHash: "x",
  });
  expect(answer).toEqual({ isAuthenticated: true, isAdmin: false, expertId: null });
});
