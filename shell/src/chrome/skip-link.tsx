import { t } from '../platform/chrome-texts';
import { MAIN } from '../platform/arrival/arrival';

/** The first stop of the keyboard: past header and sidebar, to the page. The address stays as it is. */
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
