import { Agent } from 'node:http';
import Pusher from 'pusher';
import type { Services } from '../services';
import type { Credentials } from './protocol';

/** The credentials of the server in this process; the secret is the same in all processes of one installation. */
export const localCredentials = ({ deriveKey }: Pick<Services, 'deriveKey'>): Credentials => ({
  appId: 'careloom',
  key: 'careloom-local',
  secret: deriveKey('pusher').toString('hex'),
});

/**
 * Creates the SDK's client, for hosted Pusher over TLS when its keys are set, else for this process.
 * @param localPort the port of this process; ignored for hosted Pusher
 */
export function pusherClient(services: Pick<Services, 'env' | 'deriveKey'>, localPort: number): Pusher {
  const encryptionMasterKeyBase64 = services.deriveKey('pusher-encryption').toString('base64');
  const hosted = services.env.pusher;
  if (hosted) return new Pusher({ ...hosted, useTLS: true, encryptionMasterKeyBase64 });
  // Without an agent the SDK opens a connection for each event.
  const agent = new Agent({ keepAlive: true, maxSockets: 2, timeout: 2_000 });
  const local = { host: reachable(services.env.host), port: String(localPort), useTLS: false, agent };
  return new Pusher({ ...localCredentials(services), ...local, encryptionMasterKeyBase64 });
}

const ANY_OR_LOOPBACK = ['localhost', '0.0.0.0', '::', '127.0.0.1'];

/** The host under which this process can reach its own listening address. */
function reachable(host: string): string {
  if (ANY_OR_LOOPBACK.includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
