/** The internals of a font in fontkit 2.0.4 that are patched here. */
interface Inside {
  _layoutEngine: { engine: { GPOSProcessor: Positions | null } | null };
}
interface Positions {
  applyAnchor: (mark: unknown, base: object | null, at: number) => void;
}

/** fontkit reads the outline of the last glyph past the end of the file, if that glyph is a space. Extra bytes after a font are ignored. */
const PADDING = Buffer.alloc(16);
export const padded = (font: Buffer): Buffer => Buffer.concat([font, PADDING]);

/**
 * A mark may have no anchor on a letter (OpenType: a null anchor), as some vowels of Gurmukhi: it then keeps its position. fontkit throws
 * instead,
 * which breaks the whole document.
 */
export function allowNullAnchors(font: object): void {
  const positions = (font as Inside)._layoutEngine.engine?.GPOSProcessor;
  if (!positions) return;
  const apply = positions.applyAnchor.bind(positions);
  positions.applyAnchor = (mark, base, at) => {
    if (base !== null) apply(mark, base, at);
  };
}
