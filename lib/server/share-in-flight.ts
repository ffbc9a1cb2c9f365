import "server-only";

/**
 * Wraps a read so that callers who ask the same while it is under way share its one answer. Nothing is
 * kept afterwards: whoever asks later reads anew. For answers that are the same for everybody only.
 */
export function shareInFlight<Input, Output>(
  read: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const underWay = new Map<string, Promise<Output>>();
  return (input) => {
    const key = JSON.stringify(input);
    const found = underWay.get(key);
    if (found) return found;
    const started = read(input).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
