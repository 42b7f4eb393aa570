import { notify } from './toasts';

/**
 * Copies to the clipboard and says so in a toast. The browser refuses where the page is not served over https.
 * @param said what the toast says of either
 */
export async function copyText(text: string, said: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', said.copied);
  } catch {
    notify('error', said.refused);
  }
}
