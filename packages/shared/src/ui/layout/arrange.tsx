import type { ReactNode, Ref } from 'react';

/** The padding and vertical spacing of a page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="cl-page">{children}</div>;
}

export interface RowProps {
  children: ReactNode;
  /** Wraps onto several lines if there is not enough room. */
  wrap?: boolean;
}

/** Elements side by side, vertically centred: a state and its button, a picture and a number. It may be used inside a line of text. */
export const Row = ({ children, wrap = false }: RowProps) => <span className={wrap ? 'cl-row cl-wrap' : 'cl-row'}>{children}</span>;

export interface StackProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Elements in a column, with the same space as between cards. */
export const Stack = ({ children, ref }: StackProps) => (
  <div ref={ref} className="cl-col">
    {children}
  </div>
);

/** A stack that is a list: its children are `li`. */
export const StackList = ({ children }: { children: ReactNode }) => <ul className="cl-col">{children}</ul>;

/** The primary action of a page on a phone, at the bottom of the screen. On wider screens it is in the heading. */
export const ThumbBar = ({ children }: { children: ReactNode }) => <div className="cl-thumb">{children}</div>;

/** The heading of a section that is not a card. */
export const SectionHeading = ({ children }: { children: ReactNode }) => <h2 className="cl-section">{children}</h2>;
