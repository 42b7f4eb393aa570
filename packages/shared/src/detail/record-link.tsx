import type { ReactNode } from 'react';
import { AddressLink } from '../navigation/index';

export interface RecordLinkProps {
  /** Address of the record's page. */
  href: string;
  name: ReactNode;
  /** The amount of the record, at the end of its first line. */
  figure: ReactNode;
  line: ReactNode;
  /** States, as tags. */
  tags: ReactNode;
}

/** A link to a record's page that summarises the record in a few lines, for messages that mention it. */
export const RecordLink = ({ href, name, figure, line, tags }: RecordLinkProps) => (
  <AddressLink className="cl-recordlink" href={href}>
    <span className="cl-recordlink-head">
      <span className="cl-recordlink-name">{name}</span>
      <span>{figure}</span>
    </span>
    <span className="cl-line">{line}</span>
    <span className="cl-row">{tags}</span>
  </AddressLink>
);
