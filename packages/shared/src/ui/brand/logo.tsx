import { Link } from '../controls/link';
import { heart } from './mark';
import { WORD } from './paths';

const PRODUCT = 'Careloom';

/** Symbol and wordmark; a link if `href` is set. */
export function Logo({ href }: { href?: string }) {
  const drawing = (
    <svg viewBox="0 0 156 32" role="img" aria-label={PRODUCT}>
      {heart}
      <path className="cl-mark-w" d={WORD} />
    </svg>
  );
  return href ? (
    <Link className="cl-logo" href={href}>
      {drawing}
    </Link>
  ) : (
    <span className="cl-logo">{drawing}</span>
  );
}
