import { t } from '../platform/chrome-texts';
import { MAIN } from '../platform/page-transition/page-transition';

/** The first tab stop: skips header and sidebar. It does not change the address. */
export function SkipLink() {
  return (
    <a
      className="cl-skip"
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
    >
      {t('chrome.skip')}
    </a>
  );
}
