/** Pixels of the longer side, as the server keeps a receipt. */
const LONGEST = 2048;
/** Bytes above which a picture is drawn smaller before it is sent: a phone's camera makes more than the server takes. */
const LARGE = 1_500_000;
const QUALITY = 0.86;

/** The size of a picture whose longer side is at most `LONGEST`. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A large picture scaled down, as JPEG; any other file, and one that the browser can not read, unchanged. */
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
