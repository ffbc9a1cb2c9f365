import "server-only";
import pino from "pino";
import { env } from "./env";

let instance: pino.Logger | undefined;

/** The structured log. Fields that could hold a secret are cut out before they are written. */
export function logger(): pino.Logger {
  instance ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "token",
        "authorization",
        "cookie",
        "*.password",
        "*.token",
        "*.authorization",
        "*.cookie",
      ],
      censor: "[redacted]",
    },
  });
  return instance;
}
