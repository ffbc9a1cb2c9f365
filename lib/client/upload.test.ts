import { ApiError } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";

/** The browser's request, as far as an upload uses it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  withCredentials = false;
  status = 0;
  statusText = "";
  responseText = "";
  opened: unknown[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  aborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...values: unknown[]) {
    this.opened = values;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
    this.end();
  }
  progress(detail: { lengthComputable: boolean; loaded: number; total: number }) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), detail));
  }
  answer(status: number, responseText: string, statusText = "") {
    Object.assign(this, { status, responseText, statusText });
    this.dispatchEvent(new Event("load"));
    this.end();
  }
  end() {
    this.dispatchEvent(new Event("loadend"));
  }
}

const start = () => {
  const shares: number[] = [];
  const control = new AbortController();
  const form = new FormData();
  const result = uploadForm<{ id: number }>("/api/experts/7/image", form, {
    onProgress: (share) => shares.push(share),
    signal: control.signal,
  });
  return { result, request: FakeRequest.last, shares, control, form };
};

beforeEach(() => {
  (globalThis as { XMLHttpRequest?: unknown }).XMLHttpRequest = FakeRequest;
});
afterEach(() => {
  delete (globalThis as { XMLHttpRequest?: unknown }).XMLHttpRequest;
});

it("sends the form with cookies and tells how far it is", async () => {
  const { result, request, shares, form } = start();
  expect(request.opened).toEqual(["POST", "/api/experts/7/image"]);
  expect(request.withCredentials).toBe(true);
  expect(request.headers).toEqual({ Accept: "application/json", "Accept-Language": "en" });
  expect(request.sent).toBe(form);
  request.progress({ lengthComputable: true, loaded: 1, total: 4 });
  request.progress({ lengthComputable: false, loaded: 2, total: 0 });
  request.progress({ lengthComputable: true, loaded: 4, total: 4 });
  request.answer(200, '{"id":7}');
  expect(await result).toEqual({ id: 7 });
  expect(shares).toEqual([0.25, 1]);
});

it("fails as every other call does", async () => {
  const { result, request } = start();
  request.answer(415, '{"message":"The image must be a PNG, JPEG or WebP file.","code":"x"}');
  const error = (await result.catch((reason: unknown) => reason)) as ApiError;
  expect(error).toBeInstanceOf(ApiError);
  expect([error.status, error.body?.message]).toEqual([415, "The image must be a PNG, JPEG or WebP file."]);
});

it("fails without a connection, and on an answer that is no JSON", async () => {
  const offline = start();
  offline.request.dispatchEvent(new Event("error"));
  await expect(offline.result).rejects.toThrow(TypeError);
  const odd = start();
  odd.request.answer(200, "<html>");
  await expect(odd.result).rejects.toThrow(SyntaxError);
});

it("can be called off", async () => {
  const { result, request, control } = start();
  control.abort();
  await expect(result).rejects.toMatchObject({ name: "AbortError" });
  expect(request.aborted).toBe(true);
});
