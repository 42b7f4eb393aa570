import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type BookedInvoice, type Books, openBooks } from './books';
import { createContact, getContact, listContacts } from './contacts';
import { type Asked, FORBIDDEN, invalid, NOT_FOUND, ok, type Reply, UNAUTHORIZED } from './exchange';
import { authorize, issue, revoke, token } from './identity';
import { changeInvoice, createInvoice, getInvoice, listInvoices } from './invoices';

/** An emulator of Xero on the loopback: its data, the requests it received, and its behaviour. */
export interface Emulator {
  url: string;
  books: Books;
  /** The requests (`GET /connections`), in the order received. */
  seen: string[];
  behaviour: Behaviour;
  /** Connects the organisation without consent, with these invoices: the initial state of the demo. */
  admit(invoices: readonly BookedInvoice[]): { access_token: string; refresh_token: string };
  close(): Promise<void>;
}

interface Behaviour {
  /** Any requested contact, account or item exists. */
  obliging: boolean;
  /** The app's secret; undefined accepts any. */
  secret?: string;
  /** Responses to the next accounting calls, one each. */
  next: Reply[];
  /** The number of calls that are executed but whose response is lost. */
  lost: number;
  /** The delay of each response, after its call was executed. */
  delayMs: number;
}

const ACCOUNTING = '/api.xro/2.0/';

/**
 * Starts the emulator on a free port.
 * @param file where its data is stored across restarts
 */
export async function startEmulator(file?: string): Promise<Emulator> {
  const { books, save } = openBooks(file);
  const behaviour: Behaviour = { obliging: true, next: [], lost: 0, delayMs: 0 };
  const seen: string[] = [];
  const answered: Answered = new Map();
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const asked = await read(request);
    seen.push(`${asked.method} ${asked.url.pathname}`);
    const reply = answer({ books, behaviour, answered }, asked);
    if (asked.method !== 'GET') save();
    if (behaviour.delayMs > 0) await setTimeout(behaviour.delayMs);
    if (behaviour.lost > 0 && asked.method === 'PUT') {
      behaviour.lost -= 1;
      response.destroy();
    } else write(response, reply);
  }
  function admit(invoices: readonly BookedInvoice[]) {
    books.connected = true;
    books.invoices.push(...invoices);
    const tokens = issue(books);
    save();
    return tokens;
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => write(response, invalid(String(error))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Does not keep the process alive if nobody closes it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, books, seen, behaviour, admit, close: () => close(server) };
}

/** Responses by idempotency key. */
type Answered = Map<string, { body: string; reply: Reply }>;

interface State {
  books: Books;
  behaviour: Behaviour;
  answered: Answered;
}

function answer({ books, behaviour, answered }: State, asked: Asked): Reply {
  const { pathname } = asked.url;
  if (pathname === '/identity/connect/authorize') return authorize(books, asked);
  if (pathname === '/connect/token') return token(books, asked, behaviour.secret);
  if (pathname === '/connect/revocation') return revoke(books);
  const bearer = (asked.headers.authorization ?? '').replace(/^Bearer /, '');
  if (!books.accessTokens.includes(bearer)) return UNAUTHORIZED;
  if (pathname === '/connections') return ok(connections(books));
  if (!pathname.startsWith(ACCOUNTING)) return NOT_FOUND;
  if (!books.connected || asked.headers['xero-tenant-id'] !== books.tenantId) return FORBIDDEN;
  return behaviour.next.shift() ?? once(answered, asked, () => accounting(books, behaviour.obliging, asked));
}

const connections = ({ tenantId, organisation, connected }: Books) =>
  connected ? [{ id: tenantId, tenantId, tenantType: 'ORGANISATION', tenantName: organisation }] : [];

function accounting(books: Books, obliging: boolean, asked: Asked): Reply {
  const [resource, id] = asked.url.pathname.slice(ACCOUNTING.length).split('/');
  switch (`${asked.method} ${resource ?? ''}${id ? '/id' : ''}`) {
    case 'GET Contacts':
      return listContacts(books, asked, obliging);
    case 'GET Contacts/id':
      return getContact(books, id ?? '', obliging);
    case 'PUT Contacts':
      return createContact(books, asked);
    case 'GET Invoices':
      return listInvoices(books, asked);
    case 'GET Invoices/id':
      return getInvoice(books, id ?? '');
    case 'PUT Invoices':
      return createInvoice(books, asked, obliging);
    case 'POST Invoices/id':
      return changeInvoice(books, id ?? '', asked);
    default:
      return NOT_FOUND;
  }
}

/** Repeats the response for a known key; refuses the key with a different body. */
function once(answered: Answered, { headers, body }: Asked, work: () => Reply): Reply {
  const key = headers['idempotency-key'];
  if (!key) return work();
  const before = answered.get(key);
  if (before) return before.body === body ? before.reply : invalid('The idempotency key was used with another request.');
  const reply = work();
  answered.set(key, { body, reply });
  return reply;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://localhost'),
    headers: request.headers as Asked['headers'],
    body: Buffer.concat(chunks).toString(),
  };
}

function write(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.closeAllConnections();
    server.close(() => closed());
  });
}
