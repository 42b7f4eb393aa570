import { t } from './link-texts';
import { Link } from '@careloom/shared/ui';

export function BackToLogin() {
  return (
    <div className="cl-small">
      <Link className="cl-link" href="/login">
        {t('forgot.back')}
      </Link>
    </div>
  );
}
