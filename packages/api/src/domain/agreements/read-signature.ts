import { type SignatureBody, signatureLabels } from '@careloom/contract/resources/agreements';
import { fileTypeFromBuffer } from 'file-type';
import { loadSharp } from '../../platform/files/picture';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

const DATA_URL = /^data:image\/[a-z+]+;base64,([A-Za-z0-9+/=\s]+)$/;
const LONGEST_NAME = 120;
const DRAWABLE: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];
/** `MAX_PIXELS` limits the uploaded picture, `SIZE` (in pixels) the stored one. */
const MAX_PIXELS = 16_000_000;
const SIZE = { width: 900, height: 300, fit: 'inside', withoutEnlargement: true } as const;

export interface SignedBy {
  /** The typed name; null for a drawing alone. */
  typed: string | null;
  /** A PNG on white; null for a typed name. */
  drawn: Buffer | null;
}

/** Reads a signature: a name or a drawing. @throws 422 at `signature` for an unreadable picture or a name that is too long */
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
    return null; // not a picture: the caller refuses it
  }
}
