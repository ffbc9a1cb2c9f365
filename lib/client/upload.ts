import { ApiError } from "./api";
import { pageLocale } from "./open-page";

interface UploadOptions {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a form by the conventions of `apiFetch` and tells how far it is, which fetch cannot.
 * @throws ApiError when the answer is not ok; TypeError without a connection; the signal's reason when it was called off.
 */
export function uploadForm<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  const { onProgress, signal, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return cancel();
    signal.addEventListener("abort", cancel, { once: true });
    request.open("POST", path);
    request.withCredentials = true;
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", pageLocale());
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(new ApiError(status, responseText, statusText));
      try {
        resolve(JSON.parse(responseText) as T);
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("loadend", () => signal.removeEventListener("abort", cancel));
    request.send(form);
  });
}
