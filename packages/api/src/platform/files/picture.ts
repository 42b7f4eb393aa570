import { fileTypeFromBuffer } from 'file-type';
import { invalidField } from '../http/errors';
import type { Upload } from '../http/upload';

/** The image library takes 60 ms to load, so it is loaded with the first picture and not at startup. */
export const loadSharp = async () => (await import('sharp')).default;

const ALLOWED: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
/** Pixels. A small file may decompress to gigabytes. */
const MAX_PIXELS = 50_000_000;
const FACE = 512;
const SMALL = 96;
/** Pixels, for receipts: their small print must stay readable. */
export const RECEIPT = 2048;

/** A picture as stored: rotated upright, without camera metadata (such as locations), in two sizes. */
export interface Picture {
  name: string;
  mime: string;
  content: Buffer;
  small: Buffer;
}

/**
 * Detects the type from the content, regardless of the name, and encodes the picture again.
 * @param field and `attribute` name the field in the error
 * @param longest the maximum length of a side, in pixels
 * @throws 422 when it is not a readable jpeg, png or gif
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
