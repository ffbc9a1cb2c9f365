/** A request that a screen under test has sent. */
export interface PageRequest {
  method: string;
  /** The path with its query. */
  url: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export type Answer =
  /** `text` is sent as it is, a `body` as JSON. */
  { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | "no connection";
export type Responder = Answer | Promise<Answer> | ((request: PageRequest) => Answer | Promise<Answer>);

/** Stands in for the API in each test of the file: a screen under test gets whatever `respond` says. */
export function servePage(respond: (request: PageRequest) => Responder): void {
  const realFetch = global.fetch;

  async function answerTo(url: string, init: RequestInit): Promise<Response> {
    const [path = "", query] = url.split("?");
    const request: PageRequest = {
      method: String(init.method),
      url,
      path,
      query: new URLSearchParams(query),
      headers: init.headers as Record<string, string>,
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    const responder = respond(request);
    const answer = await (typeof responder === "function" ? responder(request) : responder);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body, text = JSON.stringify(body), headers } = answer;
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: new Headers(headers),
      text: async () => text,
      json: async () => JSON.parse(text),
    } as Response;
  }

  beforeEach(() => {
    global.fetch = jest.fn(answerTo) as unknown as typeof fetch;
  });
  afterEach(() => {
    global.fetch = realFetch;
  });
}
