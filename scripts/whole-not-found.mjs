// A page that says "not found" by notFound() comes from Next as an empty document, which the browser's script fills.
// Here its place is taken by the same page as HTML (app/[locale]/(public)/missing), still with status 404.

/** The page that says what is missing at an address, in the language of its prefix (lib/shared/locales.ts). */
function pageFor(url) {
  const [, prefix = "", folder] =
    /^(\/(?:fi|sv)(?=[/?]|$))?(?:\/(application|expert|meeting|projects|shortlist)\/)?/.exec(url);
  return `${prefix}/missing/${folder === "projects" ? "project" : (folder ?? "page")}`;
}

/** Browsers that navigate within the site ask for data instead, which they can show themselves. */
const isDocument = ({ headers, method, url }) =>
  method === "GET" &&
  !headers.rsc &&
  !url.startsWith("/api/") &&
  !url.startsWith("/_next/") &&
  // Were it missing itself, it would be asked for without end.
  !/^(?:\/[a-z]{2})?\/missing\//.test(url);

/**
 * Wraps a request handler.
 * @param readPage reads a page of this server for a browser that accepts an encoding: its bytes and their encoding
 */
export function withWholeNotFound(handle, readPage) {
  return async function handleWithWholeNotFound(request, response) {
    if (isDocument(request)) fillEmptyPage(request, response, readPage);
    return handle(request, response);
  };
}

function fillEmptyPage({ url, headers: { "accept-encoding": accepted } }, response, readPage) {
  const { writeHead, write, end, flushHeaders } = response;
  /** What Next wrote in place of a page; it is sent when the page cannot be read. */
  const empty = [];
  const isEmptyPage = () =>
    !response.headersSent &&
    response.statusCode === 404 &&
    /^text\/html/.test(String(response.getHeader("content-type")));
  const hold = (chunk, encoding) => {
    if (chunk && typeof chunk !== "function")
      empty.push(Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8"));
  };

  response.writeHead = function heldHead(status, ...rest) {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.findLast((each) => typeof each === "object") ?? {}))
      response.setHeader(name, value);
    return isEmptyPage() ? this : writeHead.call(this, status, ...rest);
  };
  response.flushHeaders = function heldFlush() {
    if (!isEmptyPage()) flushHeaders.call(this);
  };
  response.write = function heldWrite(chunk, encoding, done) {
    if (!isEmptyPage()) return write.call(this, chunk, encoding, done);
    hold(chunk, encoding);
    return true;
  };
  response.end = function heldEnd(chunk, encoding, done) {
    if (!isEmptyPage()) return end.call(this, chunk, encoding, done);
    hold(chunk, encoding);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    readPage(pageFor(url), accepted)
      .catch(() => null)
      .then((page) => {
        const body = page?.body ?? Buffer.concat(empty);
        if (page) {
          response.removeHeader("content-encoding");
          if (page.encoding) response.setHeader("content-encoding", page.encoding);
          response.removeHeader("etag");
        }
        response.removeHeader("transfer-encoding");
        response.setHeader("content-length", body.length);
        response.end(body);
      });
    return this;
  };
}
