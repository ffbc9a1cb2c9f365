/** What a page threw, with the identifier under which the server logged it, when Next gave it one. Anything can be thrown. */
export type ThrownValue = { digest?: string } | null | undefined;
