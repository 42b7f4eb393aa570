import type { Signature } from '../../platform/db/schema/agreements';
import type { Block } from '../../platform/pdf/pdf-document';

export interface SignedFacts {
  signature: Signature;
  signedAt: Date;
  /** The organisation's time zone. */
  zone: string;
  /** The hash of the signed document. */
  documentSha256: string | null;
  /** The signature's link in the chain. */
  chained: { hash: string; previous_hash: string; address: string } | null;
}

const PREFIX = 'data:image/png;base64,';

const moment = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(instant);

/** The blocks after the terms in a signed copy. */
export function signatureBlocks({ signature, signedAt, zone, documentSha256, chained }: SignedFacts): Block[] {
  const { typed_name, image, consent, ip, user_agent } = signature;
  return [
    { kind: 'heading', text: 'Signature' },
    { kind: 'paragraph', text: consent },
    image ? { kind: 'picture', png: Buffer.from(image.slice(PREFIX.length), 'base64') } : { kind: 'name', text: typed_name },
    {
      kind: 'facts',
      rows: [
        ['Signed by', typed_name],
        ['Signed at', moment(signedAt, zone)],
        ['From', `${ip}, ${user_agent}`],
        ...(documentSha256 === null ? [] : [['SHA-256 of what was signed', documentSha256] as const]),
        ...(chained === null
          ? []
          : [
              ['Signature hash', chained.hash] as const,
              ['Follows', chained.previous_hash] as const,
              ['Verify at', chained.address] as const,
            ]),
      ],
    },
  ];
}
