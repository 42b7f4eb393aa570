import { navigate } from '@careloom/shared/navigation';

/** Goes to the page of a push that was clicked, when the service worker asks this tab to. @returns a function that stops it */
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
