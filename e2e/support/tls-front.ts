import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { makeCertificate } from './certificate';

/**
 * A TLS proxy before a local server, for pages and calls; sockets are not proxied.
 * @param folder for its certificate
 * @param port to listen on
 * @param to port of the server
 */
export async function startTlsFront(folder: string, port: number, to: number) {
  const cert = makeCertificate(folder);
  const front = createServer({ cert, key: readFileSync(path.join(folder, 'localhost.key')) }, (asked, answer) => {
    const { method, url, headers } = asked;
    const onward = request({ host: 'localhost', port: to, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await once(front.listen(port, 'localhost'), 'listening');
  return {
    address: `https://localhost:${port}`,
    /** The certificate, for clients to trust. */
    certificate: path.join(folder, 'localhost.crt'),
    stop: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
