import { CloudUpload, KeyRound, ListTree, PlugZap } from 'lucide-react';
import { t } from './texts';
import type { ChainLink } from './chain';
import styles from './xero.module.css';

const ICONS = { credentials: KeyRound, account: PlugZap, codes: ListTree, outbox: CloudUpload } as const;

interface ChainCardProps {
  links: readonly ChainLink[];
  weakest: ChainLink | undefined;
}

/** The four links between an invoice and Xero, with the first link that needs a person marked. */
export function ChainCard({ links, weakest }: ChainCardProps) {
  return (
    <ol className={styles.chain} aria-label={t('xero.chain')}>
      {links.map(({ key, title, line, tone }) => {
        const Icon = ICONS[key];
        const isWeakest = key === weakest?.key;
        return (
          <li key={key} className={styles.knot} data-weakest={isWeakest} aria-current={isWeakest ? 'step' : undefined}>
            <span className={styles.mark} data-tone={tone} aria-hidden>
              <Icon className={styles.icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.line}>{line}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
