import { expect, test } from '@jest/globals';
import { clothOf, shuttleOf } from './cloth';

const WIDTH = 900;
const HEIGHT = 400;
const woven = (at: number) => clothOf(WIDTH, HEIGHT, at).wefts.map((knots) => knots.filter(({ isWoven }) => isWoven).length);

test('the cloth gains a weft with each step: previous wefts are complete, the current one is half done', () => {
  expect([0, 1, 2, 3, 4].map(woven)).toEqual([
    [2, 0, 0, 0],
    [4, 3, 0, 0],
    [4, 5, 2, 0],
    [4, 5, 4, 3],
    [4, 5, 4, 5],
  ]);
});

test('the shuttle is in the middle of its weft, after the last knot; a finished cloth has none', () => {
  for (const at of [0, 1, 2, 3]) {
    const last = clothOf(WIDTH, HEIGHT, at).wefts[at]?.findLast(({ isWoven }) => isWoven);
    const shuttle = shuttleOf(WIDTH, HEIGHT, at);
    if (!last || !shuttle) throw new Error(`Step ${at} has no shuttle.`);
    expect(shuttle.y + shuttle.height / 2).toBeCloseTo(HEIGHT * ((at + 0.5) / 4));
    expect(shuttle.x).toBeGreaterThan(last.x);
    expect(shuttle.x + shuttle.width).toBeGreaterThan(last.x + last.width);
  }
  expect(shuttleOf(WIDTH, HEIGHT, 4)).toBeNull();
});

test('a warp makes room for each weft that goes over it', () => {
  const { warps, wefts } = clothOf(WIDTH, HEIGHT, 4);
  for (const knot of wefts.flat()) {
    const under = warps.filter(({ x, width }) => x > knot.x && x + width < knot.x + knot.width);
    expect(under.filter(({ y, height }) => y < knot.y + knot.height && y + height > knot.y)).toEqual([]);
  }
});
