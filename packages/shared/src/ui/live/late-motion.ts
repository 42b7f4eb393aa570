import { useEffect } from 'react';
import { create } from 'zustand';
import type { MovingList } from '../../motion/index';

type List = typeof MovingList;

const useMotion = create<{ list: List | null }>(() => ({ list: null }));

/** What comes and goes is a person's doing or somebody's message: until one of these nothing needs to move. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

let asked = false;

/** Fetches movement. Where that fails everything works, and stands still. */
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

/** The list that moves; null until the first sign of a person has brought it, so that no first screen waits for it or pays for it. */
export function useLateMotion(): List | null {
  useEffect(() => {
    if (asked) return;
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  }, []);
  return useMotion(({ list }) => list);
}
