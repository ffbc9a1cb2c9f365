// A one-second cache of whole public pages in front of Next. Next keeps the rendered page, but hashes,
// encodes and compresses its quarter of a megabyte anew for each visitor; here the finished bytes are
// kept. What Next does not call cached (s-maxage), or a request that could get something else than the
// plain page, goes straight through.

const freshMs = 900;
const usableMs = 1_500;
const maxEntries = 500;
const maxBytes = 2 * 1024 * 1024;

/** Requests for the plain page, the same for everybody: no query, no client navigation, no range. */
function isPlain(request) {
  const { headers, method, url } = request;
  return (
    method === "GET" &&
    !url.includes("?") &&
    !url.startsWith("/api/") &&
    !url.startsWith("/_next/") &&
    !headers.rsc &&
    !headers["next-router-prefetch"] &&
    !headers["next-router-state-tree"] &&
    !headers["x-middleware-prefetch"] &&
    !headers.range
  );
}

const isShared = (response) =>
  response.statusCode === 200 &&
  /^text\/html/.test(String(response.getHeader("content-type"))) &&
  /s-maxage=\d/.test(String(response.getHeader("cache-control"))) &&
  !response.hasHeader("set-cookie");

/** Wraps a request handler. A page is asked of it again after nine tenths of a second, and is never older than a second and a half. */
export function withPageCache(handle) {
  const entries = new Map();

  function keep(key, response, chunks) {
    const body = Buffer.concat(chunks);
    if (body.length > maxBytes) return;
    entries.delete(key);
    entries.set(key, { body, headers: response.getHeaders(), at: Date.now(), isRefreshing: false });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value);
  }

  function record(key, response) {
    const chunks = [];
    const { write, end } = response;
    const add = (chunk, encoding) => {
      if (chunk && typeof chunk !== "function") {
        chunks.push(
          typeof chunk === "string"
            ? Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8")
            : Buffer.from(chunk),
        );
      }
    };
    response.write = function recordedWrite(chunk, encoding, done) {
      add(chunk, encoding);
      return write.call(this, chunk, encoding, done);
    };
    response.end = function recordedEnd(chunk, encoding, done) {
      add(chunk, encoding);
      if (isShared(response)) keep(key, response, chunks);
      return end.call(this, chunk, encoding, done);
    };
    response.once("close", () => {
      const entry = entries.get(key);
      if (entry) entry.isRefreshing = false;
    });
  }

  return async function handleWithPageCache(request, response) {
    if (!isPlain(request)) return handle(request, response);
    const key = `${/\bgzip\b/.test(request.headers["accept-encoding"] ?? "") ? "gzip" : "plain"} ${request.url}`;
    const entry = entries.get(key);
    const age = entry ? Date.now() - entry.at : Number.POSITIVE_INFINITY;
    const isUsable = age < freshMs || (age < usableMs && entry.isRefreshing);
    if (!isUsable) {
      // A conditional request would be answered without the body that is to be kept, so it makes no page new.
      if (!request.headers["if-none-match"]) {
        if (entry) entry.isRefreshing = true;
        record(key, response);
      }
      return handle(request, response);
    }
    const isUnchanged = entry.headers.etag && request.headers["if-none-match"] === entry.headers.etag;
    response.writeHead(
      isUnchanged ? 304 : 200,
      isUnchanged ? withoutBody(entry.headers) : { ...entry.headers, "content-length": entry.body.length },
    );
    response.end(isUnchanged ? undefined : entry.body);
  };
}

function withoutBody({
  "content-length": _length,
  "content-encoding": _encoding,
  "transfer-encoding": _transfer,
  ...headers
}) {
  return headers;
}
