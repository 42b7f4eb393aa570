import { formatCount } from '@careloom/shared/format';
import { Card } from '@careloom/shared/ui';
import { Lines, type LineColumn } from './lines';
import type { ReactNode } from 'react';

interface SectionProps<Line> {
  title: string;
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  under?: (line: Line) => ReactNode;
  /** The text of an empty section. */
  none: string;
}

/** A table of the panel with its heading, or a sentence if it is empty. */
export function Section<Line>({ title, none, lines, ...table }: SectionProps<Line>) {
  if (lines.length === 0) {
    return (
      <Card title={title}>
        <p className="cl-muted">{none}</p>
      </Card>
    );
  }
  return (
    <Card title={title} count={formatCount(lines.length)} flush>
      <Lines caption={title} lines={lines} {...table} />
    </Card>
  );
}
