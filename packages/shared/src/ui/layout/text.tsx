import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../controls/button';

interface TextProps {
  children: ReactNode;
}

/** A link with the usual look: underlined, in the link colour. */
export const TextLink = (props: LinkProps) => <Link {...props} className="cl-link" />;

/** Text written by users, with its line breaks, at a readable line length. */
export const Prose = ({ children }: TextProps) => <div className="cl-prose">{children}</div>;

/** A smaller, secondary line below another. */
export const Subtext = ({ children }: TextProps) => <div className="cl-line">{children}</div>;

/** Tabular figures without line breaks: a phone number, a business number. */
export const Digits = ({ children }: TextProps) => <span className="cl-tab">{children}</span>;

/** Capitalizes a word that the server sends in lower case. */
export const Capitalized = ({ children }: TextProps) => <span className="cl-capital">{children}</span>;

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: TextProps) => <span className="cl-hidden">{children}</span>;

/** Text shown only on a row's card on a phone, where there are no column headers. */
export const OnlyOnCard = ({ children }: TextProps) => <span className="cl-phone-only">{children}</span>;
