import { chromium, type Page } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium';

/** A browser whose camera shows Chromium's test picture, without a permission prompt. */
export const browserWithCamera = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });

/** A picture from the camera, as a phone's camera passes it to a file input. @param page of the product, in a secure context */
export async function takePicture(page: Page, address: string) {
  const camera = await page.context().newPage();
  await camera.route('**/fake-camera', (route) => route.fulfill({ contentType: 'text/html', body: '<video autoplay></video>' }));
  await camera.goto(`${address}/fake-camera`);
  const base64 = await camera.evaluate(async () => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });
    await video.play();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await camera.close();
  return { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
