/** Maximum length of the longer side in pixels, as the server stores receipts. */
const LONGEST = 2048;
/** Size in bytes above which a picture is scaled down before it is sent: photos of phones can exceed the server's limit. */
const LARGE = 1_500_000;
const QUALITY = 0.86;

/** Width and height after scaling down: the longer side is at most `LONGEST`. Smaller pictures keep their size. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Scales a large picture down and converts it to JPEG. Any other file, and a picture that the browser cannot read, is returned unchanged.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= LARGE || typeof createImageBitmap === 'undefined') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }) : file;
  } catch (unreadable) {
    console.warn('A picture could not be drawn smaller, and is sent as it is.', unreadable);
    return file;
  }
}
