import { createApi } from "#contract/client.ts";

/** Sends a request to a site: fetch, or a direct call of the app. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Makes someone with a separate browser, which keeps its cookies. */
export function person(ask: Ask) {
  const jar = new Map<string, string>();
  const send: Ask = async (path, init) => {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return answer;
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
  const answer = await send(path, { method: "POST", headers: encoded.headers, body: await encoded.arrayBuffer() });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer; // the caller says what the endpoint answers
}
