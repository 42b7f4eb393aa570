import { notify } from './toasts';

/**
 * Copies to the clipboard and shows the result in a toast. The browser refuses on pages not served over https.
 * @param messages of the toast for both results
 */
export async function copyText(text: string, messages: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', messages.copied);
  } catch {
    notify('error', messages.refused);
  }
}
