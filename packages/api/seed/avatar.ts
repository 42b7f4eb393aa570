import type { Random } from './random';

const GROUNDS = ['#bfe3e8', '#f7d9a8', '#ffd0d8', '#d6dbff', '#cfe8cf', '#e2d3ff', '#ffe0c2'];
const SKINS = ['#f6d3b8', '#eec19c', '#d9a37a', '#b97f55', '#8f5b3a', '#6b4029'];
const HAIRS = ['#1f1a17', '#3b2a20', '#6a4526', '#a8752f', '#c9c3bd', '#7b3b26'];
const SHIRTS = ['#05606b', '#c2495f', '#5a4fa3', '#3d6b8f', '#7a6a2f', '#4a4a4a', '#2f7d57'];

const LONG = (colour: string) =>
  `<path d="M62 132c-8-70 24-98 66-98s74 28 66 98c-2 30-4 52-14 68H76c-10-16-12-38-14-68z" fill="${colour}"/>`;
const SHORT = (colour: string) =>
  `<path d="M70 118c-6-52 20-80 58-80s64 28 58 80c-6-22-16-34-30-38-26 8-50 6-66-2-8 8-16 20-20 40z" fill="${colour}"/>`;
const BUN = (colour: string) => `<circle cx="128" cy="34" r="20" fill="${colour}"/>${SHORT(colour)}`;
const CURLS = (colour: string) =>
  [
    [80, 84],
    [98, 60],
    [128, 50],
    [158, 60],
    [176, 84],
    [72, 108],
    [184, 108],
  ]
    .map(([x, y]) => `<circle cx="${x ?? 0}" cy="${y ?? 0}" r="24" fill="${colour}"/>`)
    .join('');
const SCARF = (colour: string) =>
  `<path d="M58 150c-6-76 26-116 70-116s76 40 70 116c-4 36-20 64-70 74-50-10-66-38-70-74z" fill="${colour}"/>`;

type Hair = (colour: string) => string;
const BEHIND: readonly Hair[] = [LONG, CURLS];
const BEFORE: readonly Hair[] = [SHORT, BUN];

const GLASSES = `<g fill="none" stroke="#2b2b2b" stroke-width="4"><circle cx="106" cy="124" r="15"/><circle cx="150" cy="124" r="15"/><path d="M121 122h14"/></g>`;
const BEARD = (colour: string) => `<path d="M82 138c0 42 18 62 46 62s46-20 46-62c-10 18-24 22-46 22s-36-4-46-22z" fill="${colour}"/>`;
const FACE = `<g fill="#2b211c"><circle cx="106" cy="124" r="5"/><circle cx="150" cy="124" r="5"/></g><path d="M108 158q20 18 40 0" fill="none" stroke="#7a2f2f" stroke-width="5" stroke-linecap="round"/>`;

/** A portrait of a fictional person, as SVG, 256 by 256: enough of a face to distinguish two people in a list. */
export function avatarSvg(random: Random, gender: string | null): string {
  const hair = random.pick(HAIRS);
  const skin = random.pick(SKINS);
  const back = gender === 'male' ? undefined : random.chance(0.12) ? SCARF : random.chance(0.6) ? random.pick(BEHIND) : undefined;
  const front = back
    ? back === SCARF
      ? undefined
      : random.chance(0.4)
        ? SHORT
        : undefined
    : random.pick(gender === 'male' ? [SHORT] : BEFORE);
  const colour = back === SCARF ? random.pick(SHIRTS) : hair;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">`,
    `<rect width="256" height="256" fill="${random.pick(GROUNDS)}"/>`,
    back?.(colour) ?? '',
    `<path d="M36 256c4-52 40-74 92-74s88 22 92 74z" fill="${random.pick(SHIRTS)}"/>`,
    `<rect x="108" y="160" width="40" height="44" rx="18" fill="${skin}"/>`,
    `<ellipse cx="128" cy="124" rx="52" ry="62" fill="${skin}"/>`,
    gender === 'male' && random.chance(0.35) ? BEARD(hair) : '',
    front?.(hair) ?? '',
    FACE,
    random.chance(0.22) ? GLASSES : '',
    '</svg>',
  ].join('');
}
