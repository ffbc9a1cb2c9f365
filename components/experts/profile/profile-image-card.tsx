/** The light theme's primary, background and accent as hex: the drawing engine knows neither CSS variables nor oklch. */
const colours = { ground: "#1b2c5e", pill: "#2b3f78", text: "#fbfcff", quiet: "#c3cde8", warm: "#f5b04c" };

/** What the built-in font has: for anything else the engine would ask the internet for a font or an emoji. */
const undrawable = /[^\u0020-\u007e\u00a0-\u017f–—‘’“”…€]/gu;
const drawable = (text: string) => text.replace(undrawable, "").replace(/\s+/g, " ").trim();

/** Cuts at `length` characters with an ellipsis. */
const shorten = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trim()}…` : text;

/** Skills that fit beside each other on two lines. */
const shownSkills = 5;
const skillLength = 28;

/** The card of a profile for sharing, 1200 x 630, as the elements that next/og draws. */
export function profileImageCard({
  name,
  title,
  facts,
  skills,
  brand,
  tagline,
}: {
  name: string;
  title: string;
  /** One line: rate, place. */
  facts: string[];
  skills: string[];
  brand: string;
  tagline: string;
}) {
  const pills = skills
    .map((skill) => shorten(drawable(skill), skillLength))
    .filter(Boolean)
    .slice(0, shownSkills);
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 72,
        background: colours.ground,
        color: colours.text,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 34 }}>
        <svg aria-hidden="true" width="60" height="60" viewBox="0 0 32 32">
          <circle cx="14" cy="18" r="10.5" fill="none" stroke={colours.text} strokeWidth="5" />
          <circle cx="23.5" cy="9.5" r="7.5" fill={colours.ground} />
          <circle cx="23.5" cy="9.5" r="5" fill={colours.warm} />
        </svg>
        {brand}
        <span style={{ color: colours.quiet, fontSize: 26 }}>{tagline}</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div style={{ fontSize: 88, letterSpacing: -3, lineHeight: 1.1 }}>{shorten(drawable(name), 24)}</div>
        <div style={{ marginTop: 12, fontSize: 44, lineHeight: 1.2, color: colours.quiet }}>
          {shorten(drawable(title), 88)}
        </div>
        <div style={{ display: "flex", gap: 28, marginTop: 28, fontSize: 40, color: colours.warm }}>
          {facts.map((fact) => (
            <span key={fact}>{shorten(drawable(fact), 32)}</span>
          ))}
        </div>
      </div>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 14, fontSize: 28 }}>
        {pills.map((skill) => (
          <span key={skill} style={{ padding: "8px 20px", borderRadius: 12, background: colours.pill }}>
            {skill}
          </span>
        ))}
      </div>
    </div>
  );
}
