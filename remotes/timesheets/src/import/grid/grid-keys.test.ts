import { expect, test } from '@jest/globals';
import { gridAct } from './grid-keys';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const [CTRL, SHIFT] = [{ ctrlKey: true }, { shiftKey: true }];
const move = (rows: number, columns: number) => ({ act: 'move', rows, columns, extends: false });

test.each<[string, object, object | null]>([
  ['ArrowDown', {}, move(1, 0)],
  ['ArrowLeft', {}, move(0, -1)],
  ['PageUp', {}, move(-15, 0)],
  ['ArrowRight', SHIFT, { ...move(0, 1), extends: true }],
  ['Home', {}, { act: 'edge', to: 'start', extends: false }],
  ['End', CTRL, { act: 'edge', to: 'last', extends: false }],
  ['Enter', {}, { act: 'edit', text: null }],
  ['F2', {}, { act: 'edit', text: null }],
  ['7', {}, { act: 'edit', text: '7' }],
  ['F8', {}, { act: 'next-fault', by: 1 }],
  ['F8', SHIFT, { act: 'next-fault', by: -1 }],
  ['Delete', {}, { act: 'clear' }],
  ['Delete', SHIFT, { act: 'take' }],
  ['z', CTRL, { act: 'undo' }],
  ['z', { metaKey: true }, { act: 'undo' }],
  ['Z', { ...CTRL, ...SHIFT }, { act: 'redo' }],
  ['y', CTRL, { act: 'redo' }],
  ['Enter', CTRL, { act: 'propose' }],
  ['Enter', { ...CTRL, ...SHIFT }, { act: 'propose-all' }],
  ['c', CTRL, null],
  ['v', CTRL, null],
  ['Tab', {}, null],
  ['Escape', {}, null],
  ['ArrowLeft', { altKey: true }, null],
])('%s with %j', (key, held, act) => {
  expect(gridAct({ key, ...NONE, ...held })).toEqual(act);
});
