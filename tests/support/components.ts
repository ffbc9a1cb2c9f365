import "@testing-library/jest-dom";
import { configure } from "@/tests/support/testing-library";
import "./fail-on-console-error";

// What a test waits for comes in a moment, or later on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
