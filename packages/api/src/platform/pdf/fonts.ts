import { fileURLToPath } from 'node:url';

/** The build copies the folder beside the bundle. */
const font = (name: string) => fileURLToPath(new URL(`./fonts/bricolage-${name}.ttf`, import.meta.url));

/**
 * Registers the fonts of every PDF as `regular` and `bold`. They are embedded, because the built-in fonts of PDF readers cover Latin 1 only
 * and would show the Polish "Łódź" as "?odz".
 */
export const addFonts = <Paper extends PDFKit.PDFDocument>(paper: Paper): Paper => {
  paper.registerFont('regular', font('regular')).registerFont('bold', font('bold'));
  return paper;
};
