import { create } from 'zustand';
import { useEffect } from 'react';

export const usePalette = create<{ isOpen: boolean; typed: string; isHelpOpen: boolean }>(() => ({
  isOpen: false,
  typed: '',
  isHelpOpen: false,
}));

export const openPalette = () => usePalette.setState({ isOpen: true, typed: '' });
export const closePalette = () => usePalette.setState({ isOpen: false, typed: '' });
export const closeKeys = () => usePalette.setState({ isHelpOpen: false });
export const typeInPalette = (typed: string) => usePalette.setState({ typed });

/** An open dialog blocks the palette. */
const isAsked = () => document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;

/** In an input, a question mark is typed text. */
const isTyped = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/**
 * Opens the palette on Ctrl+K or ⌘K, and the list of shortcuts on a question mark.
 * @param onModifier called when Ctrl or ⌘ is pressed, so that the palette can be preloaded
 */
export function usePaletteKey(onModifier: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') onModifier();
      if (event.key === '?' && !isTyped(event) && !isAsked()) usePalette.setState({ isHelpOpen: true });
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault(); // prevents the browser's own search
      if (!isAsked()) openPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onModifier]);
}

const SIGNS = ['@', '#', '>'];

/** Splits the input into a sign at the start and the rest. */
export function readTyped(typed: string): { sign: string | null; words: string } {
  const text = typed.trim();
  const sign = SIGNS.find((one) => text.startsWith(one)) ?? null;
  return { sign, words: sign === null ? text : text.slice(1).trim() };
}
