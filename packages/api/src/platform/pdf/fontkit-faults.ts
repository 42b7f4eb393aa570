/** What a font of fontkit 2.0.4 has inside of it, as far as it is put right here. */
interface Inside {
  _layoutEngine: { engine: { GPOSProcessor: Positions | null } | null };
}
interface Positions {
  applyAnchor: (mark: unknown, base: object | null, at: number) => void;
}

/** fontkit reads the outline of the last glyph past the end of the file, if that is a space. Bytes after a font mean nothing. */
const PADDING = Buffer.alloc(16);
export const padded = (font: Buffer): Buffer => Buffer.concat([font, PADDING]);

/**
 * A sign may have no place on a letter (OpenType: a null anchor), as some vowels of Gurmukhi: it then stays where it is. fontkit throws instead,
 * and the whole document with it.
 */
export function allowNullAnchors(font: object): void {
  const positions = (font as Inside)._layoutEngine.engine?.GPOSProcessor;
  if (!positions) return;
  const apply = positions.applyAnchor.bind(positions);
  positions.applyAnchor = (mark, base, at) => {
    if (base !== null) apply(mark, base, at);
  };
}
