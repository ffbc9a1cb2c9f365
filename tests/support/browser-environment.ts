import JsdomEnvironment from "jest-environment-jsdom";
import { quickPage } from "./quick-page";

/** jsdom has no network: a screen under test reaches its API (api-server.ts) by Node's fetch and what belongs to it. */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** What stands in for the API is written for Node, not for browsers. */
  override exportConditions = () => ["node"];

  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      ...{ fetch, Headers, Request, Response, AbortController, AbortSignal, TextDecoder, TextEncoder },
      ...{ ReadableStream, WritableStream, TransformStream, BroadcastChannel },
    });
    quickPage(this.global);
  }
}
