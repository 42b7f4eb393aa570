import { getStroke } from 'perfect-freehand';

/** Positions of the pen from touching down to lifting, in units of `PAD`. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** The area to draw on: the units of its coordinates, and pixels of the picture that is sent. */
export const PAD = { width: 900, height: 300 } as const;

const PEN = { size: 9, thinning: 0.5, smoothing: 0.5, streamline: 0.4 };

const INK = '#111';

/** The outline of a stroke as the `d` of an SVG path: curves through the middles of its points. */
export function pathOf(stroke: Stroke): string {
  const outline = getStroke(
    stroke.map(([x, y]) => [x, y]),
    PEN,
  );
  const [first] = outline;
  if (!first) return '';
  const curves = outline.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = outline[(at + 1) % outline.length] ?? [];
    return `Q${x.toFixed(1)},${y.toFixed(1)} ${((x + nextX) / 2).toFixed(1)},${((y + nextY) / 2).toFixed(1)}`;
  });
  return `M${(first[0] ?? 0).toFixed(1)},${(first[1] ?? 0).toFixed(1)} ${curves.join(' ')}Z`;
}

/** The drawing on white, as `data:image/png;base64,…`. @throws if the browser provides no 2D canvas */
export function pictureOf(strokes: readonly Stroke[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = PAD.width;
  canvas.height = PAD.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can not draw the signature.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PAD.width, PAD.height);
  pen.fillStyle = INK;
  for (const stroke of strokes) pen.fill(new Path2D(pathOf(stroke)));
  return canvas.toDataURL('image/png');
}
