import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './avatar';

export interface WhoProps extends Omit<AvatarProps, 'name'> {
  name: string;
  /** The second, smaller line. */
  line?: ReactNode;
  /** Name for the avatar, if the row is named after something else of that person. */
  person?: string;
}

/** Avatar, name and a line: the start of a row about a person. */
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
