/** The address of a form that is filled in for somebody, with what is known of them. */
export function byHandPath(
  what: "posting" | "booking" | "expert",
  whom: { name?: string | undefined; email?: string | undefined; company?: string | undefined } = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(whom)) if (value) query.set(name, value);
  return query.size > 0 ? `/admin/new/${what}?${query}` : `/admin/new/${what}`;
}
