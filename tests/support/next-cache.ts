/**
 * Stands in for next/cache where there is no Next server: nothing is cached, and the tags that the code
 * asks to revalidate are written down.
 */
const revalidated: string[] = [];

export function unstable_cache<Args extends unknown[], Result>(
  read: (...args: Args) => Result,
): (...args: Args) => Result {
  return read;
}

export function revalidateTag(tag: string): void {
  revalidated.push(tag);
}

export function revalidatePath(path: string): void {
  revalidated.push(path);
}

/** The tags and paths revalidated since the last call, in order. */
export const takeRevalidated = (): string[] => revalidated.splice(0);
