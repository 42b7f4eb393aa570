/** Formats rows as lines with aligned columns; numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => String(row[column] ?? '').length)));
  const cell = (value: string | number | undefined, column: number) => {
    const width = widths[column] ?? 0;
    return typeof value === 'number' || /^[\d.]+$/.test(value ?? '') ? String(value).padStart(width) : (value ?? '').padEnd(width);
  };
  return all.map((row) => row.map(cell).join('  ').trimEnd());
}
