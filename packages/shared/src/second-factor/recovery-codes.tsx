import { Copy, Download } from 'lucide-react';
import { copyText } from '../chrome/index';
import { Button, ButtonLink } from '../ui/index';
import { t } from './texts';

const fileOf = (codes: readonly string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

/** A list of recovery codes, with buttons to copy and to download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = () => copyText(codes.join('\n'), { copied: t('factor.copied'), refused: t('factor.not_copied') });
  return (
    <>
      <ul className="cl-keycodes" aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="cl-row cl-wrap">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('factor.copy')}
        </Button>
        <ButtonLink variant="outline" href={fileOf(codes)} download="careloom-recovery-codes.txt">
          <Download aria-hidden />
          {t('factor.download')}
        </ButtonLink>
      </div>
    </>
  );
}
