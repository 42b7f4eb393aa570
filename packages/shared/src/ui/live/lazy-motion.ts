import { useEffect } from 'react';
import { create } from 'zustand';
import type { MovingList } from '../../motion/index';

type List = typeof MovingList;

const useMotion = create<{ list: List | null }>(() => ({ list: null }));

/** Events that start the download. Before the first user input, no list needs animation. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

let asked = false;

/** Downloads the animation code. If that fails, everything works without animation. */
async function fetchMotion() {
  try {
    const { MovingList } = await import('../../motion/index');
    useMotion.setState({ list: MovingList });
  } catch (error) {
    asked = false;
    console.warn('Lists do not move: the part that moves them could not be fetched.', error);
  }
}

function onSign() {
  if (asked) return;
  asked = true;
  for (const sign of SIGNS) removeEventListener(sign, onSign, true);
  void fetchMotion();
}

/** The animated list; null until it has been downloaded after the first user input, so that no first screen waits for it. */
export function useLazyMotion(): List | null {
  useEffect(() => {
    if (asked) return;
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  }, []);
  return useMotion(({ list }) => list);
}
