/** The envelope of every response of the API. */
export interface Answer<Data = unknown> {
  status: number;
  code: number;
  message: string;
  error?: string;
  errors?: Record<string, string[]>;
  data: Data;
}

type Query = Record<string, string | number>;

/** A client of the API, for what a test needs besides the browser: its records, and refusals. */
export interface Api {
  call: <Data>(method: string, path: string, body?: unknown) => Promise<Answer<Data>>;
  /** `data` of a successful response. @throws Error with the refusal */
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  post: <Data>(path: string, body: unknown) => Promise<Data>;
}

export function apiOf(address: string, token?: string): Api {
  const call: Api['call'] = async <Data>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer<Data>, 'status'>) };
  };
  const dataOf = async <Data>(method: string, path: string, body?: unknown) => {
    const answer = await call<Data>(method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.message} ${JSON.stringify(answer.errors ?? {})}`);
    return answer.data;
  };
  return {
    call,
    get: (path, query = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
      return dataOf('GET', search ? `${path}?${search}` : path);
    },
    post: (path, body) => dataOf('POST', path, body),
  };
}
