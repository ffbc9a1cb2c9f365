// What every answer carries: Next adds them to its own (next.config.mjs), scripts/assets.mjs to the files that it sends.

// Pages are cached, so scripts cannot carry a nonce per request: inline scripts are Next's own, and
// everything else that could run must come from this origin.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self' https://accounts.google.com https://login.microsoftonline.com https://www.linkedin.com https://github.com",
  "frame-ancestors 'none'",
].join("; ");

/** Of a file that somebody uploaded: a browser that shows it all the same runs nothing of it. */
export const uploadedFilePolicy = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; sandbox",
};

export const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
];
