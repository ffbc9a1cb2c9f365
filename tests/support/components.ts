import "@testing-library/jest-dom";
import { notifyManager } from "@tanstack/react-query";
import * as React from "react";
import { act, configure, getConfig } from "@/tests/support/testing-library";
import "./fail-on-console-error";

const { getElementError } = getConfig();

/** The page is printed once, when waiting ends, not at each look before: a fifth of the time of a long form's tests. */
function failedLook(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  const error = isWaiting ? new Error(message ?? "") : getElementError(message, container);
  // The failure points to the test, not here: Testing Library sees to it where the name is its own.
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, failedLook);
  return error;
}

// What was fetched is told in a microtask (query-client.tsx), which may come when a test waits for nothing.
notifyManager.setNotifyFunction((tell) => act(tell));

// What a test waits for comes in a moment, or later on a busy machine.
configure({ asyncUtilTimeout: 10_000, getElementError: failedLook });

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
// For its messages to developers React notes where each element was made, which costs more than the element. It ends
// after ten thousand in a second; here at once.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set() {} });

// Forms fetch their faults' sentences themselves, past the texts that a test gives its components.
jest.mock("@/messages/en/validation.json", () => {
  const { compiled } = jest.requireActual("./compiled");
  return { __esModule: true, default: compiled(jest.requireActual("@/messages/en/validation.json")) };
});

// Names are fetched beside what a screen is tested for.
jest.mock("@/lib/client/names", () => jest.requireActual("./client-names"));
