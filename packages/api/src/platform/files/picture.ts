import { fileTypeFromBuffer } from 'file-type';
import { invalidField } from '../http/errors';
import type { Upload } from '../http/upload';

/** What draws pictures takes 60 ms to load, so it is loaded with the first picture and not with the server. */
export const loadSharp = async () => (await import('sharp')).default;

const ALLOWED: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
/** Pixels. A small file may unpack into gigabytes. */
const MAX_PIXELS = 50_000_000;
const FACE = 512;
const SMALL = 96;
/** Of a receipt, whose small print is to be read. */
export const RECEIPT = 2048;

/** A picture as it is stored: turned upright, without what cameras write into it (places among it), in two sizes. */
export interface Picture {
  name: string;
  mime: string;
  content: Buffer;
  small: Buffer;
}

/**
 * Looks at the content, whatever the name says, and draws the picture anew.
 * @param field and its label, for the refusal
 * @param longest side that is kept, in pixels
 * @throws 422 where it is no jpeg, png or gif that can be read
 */
export async function readPicture(upload: Upload, field: string, attribute: string, longest = FACE): Promise<Picture> {
  const type = await fileTypeFromBuffer(upload.content);
  if (!type || !ALLOWED.includes(type.mime)) throw invalidField(field, 'validation.image', { attribute });
  try {
    const [content, small] = await Promise.all([draw(upload.content, longest, 'inside'), draw(upload.content, SMALL, 'cover')]);
    return { name: upload.name, mime: 'image/webp', content, small };
  } catch {
    throw invalidField(field, 'validation.image', { attribute });
  }
}

async function draw(content: Buffer, size: number, fit: 'inside' | 'cover'): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(size, size, { fit, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
