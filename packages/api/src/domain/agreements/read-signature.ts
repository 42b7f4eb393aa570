import { type SignatureBody, signatureLabels } from '@careloom/contract/resources/agreements';
import { fileTypeFromBuffer } from 'file-type';
import { loadSharp } from '../../platform/files/picture';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

const DATA_URL = /^data:image\/[a-z+]+;base64,([A-Za-z0-9+/=\s]+)$/;
const LONGEST_NAME = 120;
const DRAWABLE: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];
/** Pixels: of what is taken in, of what is kept. */
const MAX_PIXELS = 16_000_000;
const SIZE = { width: 900, height: 300, fit: 'inside', withoutEnlargement: true } as const;

export interface SignedBy {
  /** As typed; null where only drawn. */
  typed: string | null;
  /** A PNG on white. */
  drawn: Buffer | null;
}

/** A signature as it was sent: a name, or a drawing. @throws 422 at `signature` for a picture that can not be read, or too long a name */
export async function readSignature({ signature, typed_name }: SignatureBody): Promise<SignedBy> {
  const attribute = text(signatureLabels.signature);
  if (!signature.startsWith('data:')) {
    if (signature.length <= LONGEST_NAME) return { typed: signature, drawn: null };
    throw invalidField('signature', 'validation.max.string', { attribute, max: LONGEST_NAME });
  }
  const drawn = await redraw(Buffer.from(DATA_URL.exec(signature)?.[1] ?? '', 'base64'));
  if (!drawn) throw invalidField('signature', 'validation.image', { attribute });
  return { typed: typed_name, drawn };
}

async function redraw(content: Buffer): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !DRAWABLE.includes(type.mime)) return null;
  const sharp = await loadSharp();
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(SIZE);
    return await picture.flatten({ background: '#fff' }).png().toBuffer();
  } catch {
    return null; // The caller answers that it is no picture.
  }
}
