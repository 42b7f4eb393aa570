import { expect, test } from '@jest/globals';
import { fitted, smallerPicture } from './smaller-picture';

test.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [1200, 800, 1200, 800],
  [2048, 10, 2048, 10],
])('a picture of %i by %i is drawn with %i by %i pixels', (width, height, drawnWidth, drawnHeight) =>
  expect(fitted(width, height)).toEqual({ width: drawnWidth, height: drawnHeight }),
);

test.each([
  ['a PDF', new File([new Uint8Array(2_000_000)], 'receipt.pdf', { type: 'application/pdf' })],
  ['a small picture', new File([new Uint8Array(10)], 'receipt.png', { type: 'image/png' })],
])('%s stays as it is', async (_, file) => expect(await smallerPicture(file)).toBe(file));
