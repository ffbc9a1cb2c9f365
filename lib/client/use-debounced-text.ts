import { useEffect, useEffectEvent, useState } from "react";
import { searchDebounceMs } from "@/lib/client/use-debounced";

/**
 * The text of a field whose value is applied after a pause in typing. What is typed shows at once; `apply` gets
 * what `read` makes of it, when that differs from the applied value. A value that changes from outside (back
 * button, cleared filter) replaces the text, unless the text says the same: " data" stays when "data" was applied.
 * @returns the text, its setter, and `flush` to apply without waiting (Enter).
 */
export function useDebouncedText<T>(options: {
  applied: T | undefined;
  read: (text: string) => T | undefined;
  apply: (value: T | undefined) => void;
}): { text: string; setText: (text: string) => void; flush: () => void } {
  const { applied, read } = options;
  const write = (value: T | undefined) => (value === undefined ? "" : String(value));
  const [text, setText] = useState(write(applied));
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (read(text) !== applied) setText(write(applied));
  }

  const flush = () => {
    if (read(text) !== applied) options.apply(read(text));
  };
  const onPause = useEffectEvent(flush);
  // The clock starts anew with each change of the text, and when the value is applied.
  useEffect(() => {
    const timer = setTimeout(onPause, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, applied]);

  return { text, setText, flush };
}
