import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Maximum canvas width in pixels: some phones do not draw a larger canvas. */
const WIDEST = 4_096;

/**
 * Renders a page at the displayed width of its canvas, in device pixels. @param number from 1
 * @param turn degrees clockwise, added to the rotation of the page
 */
export async function drawPage(pdf: PDFDocumentProxy, number: number, turn: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const rotation = (page.rotate + turn) % 360;
  const { width } = page.getViewport({ scale: 1, rotation });
  const shown = Math.min(canvas.clientWidth * window.devicePixelRatio, WIDEST);
  const viewport = page.getViewport({ scale: shown / width, rotation });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  canvas.dataset['drawn'] = 'true';
}
