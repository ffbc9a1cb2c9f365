import { excerpt } from "./excerpt";

/** The light theme's primary, background and accent as hex: the drawing engine knows neither CSS variables nor oklch. */
const colours = { ground: "#1b2c5e", pill: "#2b3f78", text: "#fbfcff", quiet: "#c3cde8", warm: "#f5b04c" };

/**
 * What the built-in font lacks: for such a character the engine would ask the internet for a font or an emoji.
 * The letters at the end are the gaps of Latin Extended-A.
 */
const undrawable = /[^\u0020-\u007e\u00a0-\u017f–—‘’“”…€]|[\u00adĔĕĬĭĸĿŀŉŎŏſ]/gu;

/** Text the built-in font can draw: a letter it lacks becomes its base letter (Ș is S), anything else is left out. */
export const drawable = (text: string) =>
  text
    .normalize("NFC")
    .replace(undrawable, (character) => character.normalize("NFKD").replace(undrawable, ""))
    .replace(/\s+/g, " ")
    .trim();

/** As many skills as stand on one line: the width of a character and of a pill's padding, in characters. */
const lineLength = 74;
const pillPadding = 4;

function skillsOnOneLine(skills: string[]): string[] {
  let left = lineLength;
  return skills
    .map((skill) => excerpt(drawable(skill), 28))
    .filter((skill) => {
      left -= skill.length + pillPadding;
      return skill !== "" && left >= 0;
    });
}

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
        <div style={{ fontSize: 84, letterSpacing: -3, lineHeight: 1.1 }}>{excerpt(drawable(name), 24)}</div>
        <div style={{ marginTop: 12, fontSize: 44, lineHeight: 1.2, color: colours.quiet }}>
          {excerpt(drawable(title), 80)}
        </div>
        <div style={{ marginTop: 28, fontSize: 40, color: colours.warm }}>
          {facts.map((fact) => excerpt(drawable(fact), 32)).join(" · ")}
        </div>
      </div>
      <div
        style={{ display: "flex", flexWrap: "wrap", height: 52, overflow: "hidden", gap: 14, fontSize: 28 }}
      >
        {skillsOnOneLine(skills).map((skill) => (
          <span key={skill} style={{ padding: "8px 20px", borderRadius: 12, background: colours.pill }}>
            {skill}
          </span>
        ))}
      </div>
    </div>
  );
}
