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

/** A question in a dialog is answered first. */
const isAsked = () => document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;

/** Where a question mark is a letter. */
const isTyped = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/**
 * Opens the palette by Ctrl+K, or by the Mac's own key and K, and the help of keys by a question mark.
 * @param onModifier called when the first of the two keys is pressed, so that the palette can be loaded
 */
export function usePaletteKey(onModifier: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') onModifier();
      if (event.key === '?' && !isTyped(event) && !isAsked()) usePalette.setState({ isHelpOpen: true });
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault(); // of the browser: its own search
      if (!isAsked()) openPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onModifier]);
}

const SIGNS = ['@', '#', '>'];

/** A sign at the start of the input, and the rest. */
export function readTyped(typed: string): { sign: string | null; words: string } {
  const text = typed.trim();
  const sign = SIGNS.find((one) => text.startsWith(one)) ?? null;
  return { sign, words: sign === null ? text : text.slice(1).trim() };
}
