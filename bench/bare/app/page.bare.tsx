// The bare cached page: made once, kept for an hour, like the application's public pages.
export const dynamic = "force-static";
export const revalidate = 3600;

export default function BarePage() {
  return <h1>A cached page</h1>;
}
