import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's push subscription. Decryption is written from RFC 8291, so that it shares no code with the sender's library. */
export interface PushDevice {
  keys: { p256dh: string; auth: string };
  /** @throws Error if the message is for another device, or was altered */
  decrypt(message: Buffer): string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** Fixed keys that belong to no device. */
export const EXAMPLE_KEYS: PushDevice['keys'] = {
  p256dh: 'BHnPkDvtw7fQyi8UCEboujL6qaKRUdFlQ-V89q44ZosFaQPVxdYXwDZHOOiKy72bSm7gIZNoKuV91X9DLQcWlQk',
  auth: 'LHtsegYVrgYbo-6LEFKeWg',
};

export function pushDevice(): PushDevice {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(message) {
      // The header of RFC 8188: salt, record size, length of the sender's key, the key.
      const salt = message.subarray(0, SALT_BYTES);
      const keyLength = message.readUInt8(SALT_BYTES + 4);
      const start = SALT_BYTES + 5;
      const sender = message.subarray(start, start + keyLength);
      const sealed = message.subarray(start + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      // The last record ends with the delimiter 2, then zeros as padding.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
