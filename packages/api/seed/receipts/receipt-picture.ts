import { loadSharp } from '../../src/platform/files/picture';
import type { Line } from './letters';
import type { ReceiptText } from './receipt-text';

const [WIDTH, HEIGHT] = [560, 720];
const PAPER = { left: 34, right: 526, top: 28, bottom: 690 };
const MIDDLE = WIDTH / 2;
const [LEFT, RIGHT] = [PAPER.left + 36, PAPER.right - 36];
const SMALL = 96;
const TEETH = 10;

/** The torn edge at the bottom of the paper, from right to left. */
const edge = Array.from({ length: TEETH * 2 + 1 }, (_, nth) => {
  const x = PAPER.right - ((PAPER.right - PAPER.left) * nth) / (TEETH * 2);
  return `L${x} ${PAPER.bottom - (nth % 2 === 1 ? 14 : 0)}`;
}).join('');
const SHEET = `M${PAPER.left} ${PAPER.top}H${PAPER.right}${edge}Z`;

/** The lines of a receipt with their positions. */
function linesOf({ shop, head, rows, total, foot }: ReceiptText): Line[] {
  const usual = { weight: 'regular', size: 25 } as const;
  const pair = ([left, right]: readonly [string, string], y: number, look: Pick<Line, 'weight' | 'size'> = usual): Line[] => [
    { text: left, x: LEFT, y, align: 'start', ...look },
    { text: right, x: RIGHT, y, align: 'end', ...look },
  ];
  return [
    { text: shop, x: MIDDLE, y: 100, align: 'middle', weight: 'bold', size: 36 },
    ...head.map((text, nth): Line => ({ text, x: MIDDLE, y: 150 + nth * 38, align: 'middle', ...usual })),
    ...rows.flatMap((row, nth) => pair(row, 330 + nth * 52)),
    ...pair(total, 540, { weight: 'bold', size: 40 }),
    { text: foot, x: MIDDLE, y: 630, align: 'middle', ...usual },
  ];
}

/** A photo of a paper receipt on a table, as taken with a phone, in two sizes. */
export async function receiptPicture(text: ReceiptText, draw: (line: Line) => string): Promise<{ content: Buffer; small: Buffer }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#b9aa97"/>
    <g transform="rotate(${text.shop.length % 2 === 0 ? 1.2 : -1.4} ${MIDDLE} ${HEIGHT / 2})">
      <path d="${SHEET}" fill="#8d7f6e" opacity="0.5" transform="translate(7 9)"/><path d="${SHEET}" fill="#fbfaf6"/>
      <g stroke="#3b3832" stroke-width="2" stroke-dasharray="7 6"><path d="M${LEFT} 272H${RIGHT}"/><path d="M${LEFT} 474H${RIGHT}"/></g>
      <g fill="#2a2823">${linesOf(text).map(draw).join('')}</g>
    </g></svg>`;
  const sharp = await loadSharp();
  const drawing = sharp(Buffer.from(svg));
  const [content, small] = await Promise.all([
    drawing.clone().webp({ quality: 78 }).toBuffer(),
    drawing.clone().resize(SMALL, SMALL, { fit: 'cover' }).webp({ quality: 78 }).toBuffer(),
  ]);
  return { content, small };
}
