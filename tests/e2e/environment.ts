import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Playwright loads this file in several processes: the first one chooses, the others inherit.
process.env.OSAAJA_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), "osaaja-e2e-"));
process.env.OSAAJA_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));

export const browserDataDir = process.env.OSAAJA_E2E_DATA;
export const browserPort = Number(process.env.OSAAJA_E2E_PORT);

/** The administrator that the server under test makes at its start (decisions A15). */
export const adminEmail = "admin@osaaja.test";
export const adminPassword = "Admin-password-2026!";
