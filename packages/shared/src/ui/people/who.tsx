import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './avatar';

export interface WhoProps extends Omit<AvatarProps, 'name'> {
  name: string;
  /** The second, quieter line. */
  line?: ReactNode;
  /** Whose face it is, where the row is named after something of theirs. */
  person?: string;
}

/** A face, a name and a line: how a row about someone starts. */
export function Who({ name, line, person = name, ...face }: WhoProps) {
  return (
    <div className="cl-who">
      <Avatar name={person} {...face} />
      <div>
        <div className="cl-name cl-ell" title={name}>
          {name}
        </div>
        {line && <div className="cl-line cl-ell">{line}</div>}
      </div>
    </div>
  );
}
