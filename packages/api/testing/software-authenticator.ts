import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Deliberate faults of an answer. */
export interface Wrong {
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** Whether it verified the user by fingerprint, face or PIN; by default it did. */
  verified?: boolean;
  /** Replaces the next counter. */
  counter?: number;
  /** Whether the signature covers other bytes. */
  forged?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** CBOR (RFC 8949) for an authenticator's output: small integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of as Parameters<typeof cbor>[0])])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** The public key in COSE format (RFC 9053): P-256, ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (part: string) => Buffer.from(part, 'base64url');
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** A WebAuthn authenticator (level 3) with one credential, which signs every request. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(readonly origin: string) {}

  #clientData(type: string, options: { challenge: string }, wrong: Wrong): Buffer {
    const { origin = this.origin, challenge = options.challenge } = wrong;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(rpId: string, { verified = true, counter = (this.#counter += 1), ...wrong }: Wrong, attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  /** Responds to the options of a new passkey, both as JSON. */
  create(json: string, wrong: Wrong = {}): string {
    const options = JSON.parse(json) as { challenge: string; rp: { id: string } };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)]);
    const authData = this.#authData(options.rp.id, wrong, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', options, wrong);
    return this.#answer({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Responds to the options of a login, both as JSON. */
  get(json: string, wrong: Wrong = {}): string {
    const options = JSON.parse(json) as { challenge: string; rpId: string };
    const authenticatorData = this.#authData(options.rpId, wrong);
    const clientDataJSON = this.#clientData('webauthn.get', options, wrong);
    const signed = Buffer.concat([authenticatorData, wrong.forged ? randomBytes(32) : sha256(clientDataJSON)]);
    return this.#answer({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
    });
  }

  #answer(response: object): string {
    return JSON.stringify({ id: base64url(this.id), rawId: base64url(this.id), type: 'public-key', response, clientExtensionResults: {} });
  }
}
