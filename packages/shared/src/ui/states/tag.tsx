import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Look, Tone } from './tone';

export interface TagProps {
  tone: Tone;
  children: ReactNode;
  icon?: LucideIcon;
  look?: Look | undefined;
}

const LOOKS: Readonly<Record<Look, string>> = { dashed: ' cl-dashed', hatched: ' cl-hatched', struck: ' cl-struck' };

/** Icon, label and colour. Static class names, because a list contains hundreds of tags. */
export function Tag({ tone, icon: Icon, look, children }: TagProps) {
  return (
    <span className={`cl-tag cl-tone-${tone}${look ? LOOKS[look] : ''}${Icon ? '' : ' cl-bare'}`}>
      {Icon && <Icon className="cl-i-s" aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
