import type { ReactNode, Ref } from 'react';

export interface RowProps {
  children: ReactNode;
  /** On several lines where one has not enough room. */
  wrap?: boolean;
}

/** Side by side on one middle line: a state and its button, a picture and a number. It may stand inside a line of text. */
export const Row = ({ children, wrap = false }: RowProps) => <span className={wrap ? 'cl-row cl-wrap' : 'cl-row'}>{children}</span>;

export interface StackProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One below the other, with the space that is between cards. */
export const Stack = ({ children, ref }: StackProps) => (
  <div ref={ref} className="cl-col">
    {children}
  </div>
);

/** A stack that is a list: its children are `li`. */
export const StackList = ({ children }: { children: ReactNode }) => <ul className="cl-col">{children}</ul>;

/** The one action of a page on a phone, at the foot of the screen. Elsewhere the heading has it. */
export const ThumbBar = ({ children }: { children: ReactNode }) => <div className="cl-thumb">{children}</div>;

/** The heading of a part of a page that is no card. */
export const SectionHeading = ({ children }: { children: ReactNode }) => <h2 className="cl-section">{children}</h2>;
