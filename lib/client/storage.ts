/** Any zod schema fits; named by shape so that this file needs no zod. */
export interface ParsingSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface StoredObject<T extends object> {
  /** The stored object, or null when there is none, it is too old, or it does not fit the schema any more. */
  read(now: Date): T | null;
  write(value: T, now: Date): void;
  clear(): void;
}

/**
 * One object under one key of the browser's storage, parsed on every reading (decisions C12).
 * `savedAt` (epoch milliseconds) is kept beside the fields for the age limit; an object written without it has no age.
 * A storage that is full or forbidden is like an empty one: drafts are a comfort, never a condition.
 */
export function storedObject<T extends object>(options: {
  area: "local" | "session";
  key: string;
  schema: ParsingSchema<T>;
  maxAgeMs?: number;
}): StoredObject<T> {
  const { area, key, schema, maxAgeMs } = options;

  function withStorage<R>(use: (storage: Storage) => R): R | null {
    try {
      return use(area === "local" ? window.localStorage : window.sessionStorage);
    } catch {
      return null;
    }
  }

  function clear(): void {
    withStorage((storage) => storage.removeItem(key));
  }

  return {
    read(now) {
      const value = withStorage<unknown>((storage) => JSON.parse(storage.getItem(key) ?? "null"));
      if (typeof value !== "object" || value === null) return null;
      const { savedAt, ...fields } = value as Record<string, unknown>;
      const expired =
        maxAgeMs !== undefined && typeof savedAt === "number" && now.getTime() - savedAt > maxAgeMs;
      const parsed = expired ? null : schema.safeParse(fields);
      if (parsed?.success) return parsed.data;
      clear();
      return null;
    },
    write(value, now) {
      withStorage((storage) => storage.setItem(key, JSON.stringify({ ...value, savedAt: now.getTime() })));
    },
    clear,
  };
}
