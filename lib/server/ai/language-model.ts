import "server-only";
import type { z } from "zod";
import { env } from "../env";
import { openAiModel } from "./open-ai-model";

export interface StructuredRequest<Schema extends z.ZodObject> {
  /** Names the form of the answer on the wire: letters, digits, _ and -. */
  name: string;
  /** The answer: every key required, no transforms. Bounds are checked when it comes; the model does not get them. */
  schema: Schema;
  /** What to do, in our words: nothing that people wrote goes in here. */
  system: string;
  /**
   * What it is about, written by people or counted by us. It is sent as fenced data, its texts without e-mail
   * addresses, phone numbers, links and `privateNames`.
   */
  input: Readonly<Record<string, unknown>>;
  /** Names of people, as they could stand in the texts. */
  privateNames?: readonly string[];
  signal?: AbortSignal;
}

/** A language model: it reads and describes, it never decides (decisions E2). */
export interface LanguageModel {
  readonly model: string;
  /**
   * One answer in the form of `schema`, parsed by it.
   * @throws ModelError when none could be had in time or none that fits; the caller then does the work without a model
   */
  structuredAnswer<Schema extends z.ZodObject>(request: StructuredRequest<Schema>): Promise<z.output<Schema>>;
}

let cached: LanguageModel | null | undefined;

/** The configured model, or null without OPENAI_API_KEY. */
export function languageModel(): LanguageModel | null {
  if (cached === undefined) {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
    cached = apiKey ? openAiModel({ apiKey, baseUrl, model }) : null;
  }
  return cached;
}
