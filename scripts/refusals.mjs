// What Next answers with nothing, or with 500, before the application has seen the request: the API says it
// in the form of every error (decisions G), a page shows what it shows for any address that does not exist.

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const isApi = (url) => /^\/api(?:[/?]|$)/.test(url);

/** Wraps a request handler. */
export function withRefusals(handle) {
  return async function handleWithRefusals(request, response) {
    request.url = readable(request.url);
    if (!methods.has(request.method)) {
      const body = refusal(request, response);
      return response.writeHead(405).end(body);
    }
    if (isApi(request.url)) fillEmptyRefusal(request, response);
    return handle(request, response);
  };
}

/** A path whose escapes are no text ("/expert/%ff") is taken letter by letter; Next would answer 500. */
function readable(url) {
  const [path, ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Next answers a method that a route file does not export with an empty 405. */
function fillEmptyRefusal(request, response) {
  const { writeHead, end } = response;
  let body;
  response.writeHead = function filledHead(status, ...rest) {
    if (status === 405 && !response.hasHeader("Content-Type")) body = refusal(request, response);
    return writeHead.call(this, status, ...rest);
  };
  response.end = function filledEnd(...rest) {
    // Compression has written the head by now, otherwise it is still to come.
    if (response.statusCode === 405 && !response.headersSent) response.writeHead(405);
    return body ? end.call(this, body) : end.apply(this, rest);
  };
}

/** Sets the headers of the answer to an unknown method. @returns its body */
function refusal({ method }, response) {
  const body = JSON.stringify({
    message: `${method} is not possible here.`,
    code: "method_not_allowed",
    reason: "method_not_possible",
    values: { method },
  });
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Length", Buffer.byteLength(body));
  return body;
}
