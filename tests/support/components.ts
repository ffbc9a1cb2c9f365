import "@testing-library/jest-dom";
import { configure } from "@/tests/support/testing-library";
import "./fail-on-console-error";

// What a test waits for comes in a moment, or later on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Forms fetch their faults' sentences themselves, past the texts that a test gives its components.
jest.mock("@/messages/en/validation.json", () => {
  const { compiled } = jest.requireActual("./compiled");
  return { __esModule: true, default: compiled(jest.requireActual("@/messages/en/validation.json")) };
});
