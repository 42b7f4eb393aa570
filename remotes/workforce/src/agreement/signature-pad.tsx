import { Button } from '@careloom/shared/ui';
import { Eraser } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { t } from './texts';
import styles from './signature-pad.module.css';
import { PAD, pathOf, type Stroke } from './strokes';

interface SignaturePadProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

/** Draws with a finger, a pen or the mouse. Workers who can not draw sign with only the typed name. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const [drawn, setDrawn] = useState<Stroke | null>(null);
  // Several moves may come before the next render: each adds to the latest.
  const latest = useRef<Stroke | null>(null);
  const put = (stroke: Stroke | null) => {
    latest.current = stroke;
    setDrawn(stroke);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    put([positionOf(event)]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (latest.current) put([...latest.current, positionOf(event)]);
  };
  const end = () => {
    if (latest.current) onChange([...strokes, latest.current]);
    put(null);
  };
  return (
    <div>
      <div className={styles.head}>
        <span>{t('agreement.draw')}</span>
        {strokes.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            <Eraser aria-hidden />
            {t('agreement.clear')}
          </Button>
        )}
      </div>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        role="img"
        aria-label={t(strokes.length > 0 ? 'agreement.drawn' : 'agreement.not_drawn')}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line className={styles.base} x1="40" x2={PAD.width - 40} y1="235" y2="235" />
        {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, at) => (
          <path key={at} className={styles.ink} d={pathOf(stroke)} />
        ))}
      </svg>
    </div>
  );
}

/** Where the pointer is, in units of the pad. */
function positionOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): readonly [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * PAD.width, ((clientY - top) / height) * PAD.height];
}
