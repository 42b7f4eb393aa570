import { navigate } from '@careloom/shared/navigation';

/** Opens the page of a clicked push, when the service worker requests it from this tab. @returns a function that stops it */
export function openPushed(): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const open = ({ data, ports }: MessageEvent) => {
    const { open: address } = data as { open?: string };
    if (!address) return;
    ports[0]?.postMessage('opened');
    navigate(address);
  };
  navigator.serviceWorker.addEventListener('message', open);
  return () => navigator.serviceWorker.removeEventListener('message', open);
}
