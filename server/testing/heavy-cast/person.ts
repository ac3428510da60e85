import { createApi } from "#contract/client.ts";

/** Sends a request to a site: fetch, or a direct call of the app. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Makes someone with a separate browser, which keeps its cookies. */
export function person(ask: Ask) {
  const jar = new Map<string, string>();
  const send: Ask = async (path, init) => {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const response = await ask(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    api: createApi(send),
    upload: <Answer>(path: string, form: FormData) => upload<Answer>(send, path, form),
  };
}
export type Person = ReturnType<typeof person>;

async function upload<Answer>(send: Ask, path: string, form: FormData): Promise<Answer> {
  const encoded = new Response(form); // it chooses the boundary and puts it into its headers
  const response = await send(path, { method: "POST", headers: encoded.headers, body: await encoded.arrayBuffer() });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer; // the caller says what the endpoint answers
}
