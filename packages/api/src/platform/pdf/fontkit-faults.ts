/** The internals of a font in fontkit 2.0.4 that are patched here. */
interface Inside {
  _layoutEngine: { engine: { GPOSProcessor: Positions | null } | null };
}
interface Positions {
  applyAnchor: (mark: unknown, base: object | null, at: number) => void;
}

/** If the last glyph is a space, fontkit reads past the end of the file. These bytes are appended to prevent that; they are otherwise ignored. */
const PADDING = Buffer.alloc(16);
export const padded = (font: Buffer): Buffer => Buffer.concat([font, PADDING]);

/**
 * Lets a mark without an anchor on a letter (OpenType: a null anchor) keep its position, as some vowels of Gurmukhi need. fontkit throws
 * instead, and then the whole document fails.
 */
export function allowNullAnchors(font: object): void {
  const positions = (font as Inside)._layoutEngine.engine?.GPOSProcessor;
  if (!positions) return;
  const apply = positions.applyAnchor.bind(positions);
  positions.applyAnchor = (mark, base, at) => {
    if (base !== null) apply(mark, base, at);
  };
}
