import type { Manifest } from '@careloom/contract/manifest';
import { Button } from '@careloom/shared/ui';
import { menuText } from '../../platform/chrome-texts';
import type { About, Entry } from './entry';
import { EntryFace, EntryState } from './entry-row';
import { actsOn, entryOf } from './found-entries';
import styles from './entry-aside.module.css';
import rowStyles from './entry-row.module.css';
import { writtenFacts } from './record-kinds';
import { t } from './texts';

interface EntryAsideProps {
  about: About | undefined;
  manifests: readonly Manifest[];
  onChoose: (entry: Entry) => void;
}

/** The facts and actions of the highlighted record. Tab moves here from the field. */
export function EntryAside({ about, manifests, onChoose }: EntryAsideProps) {
  if (!about) return <div className={styles.aside} />;
  const { kind, record } = about;
  const entry = entryOf(kind, record);
  const written = writtenFacts(record);
  const facts = Object.entries(kind.facts).filter(([name]) => written[name] !== undefined);
  return (
    <section className={styles.aside} aria-label={record.name}>
      <div className={styles.about}>
        <EntryFace entry={entry} size={40} />
        <div className={rowStyles.text}>
          <h2 className={styles.name}>{record.name}</h2>
          <p className={rowStyles.line}>{entry.line}</p>
        </div>
      </div>
      <EntryState entry={entry} />
      <div className={styles.acts}>
        {entry.href !== undefined && (
          <Button size="sm" variant="outline" onClick={() => onChoose(entry)}>
            {t('palette.open')}
            <span className="cl-hidden">: {record.name}</span>
          </Button>
        )}
        {actsOn(manifests, about).map((act) => (
          <Button key={act.value} size="sm" variant="ghost" onClick={() => onChoose(act)}>
            {act.label}
          </Button>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, label]) => (
          <div key={name} className={styles.fact}>
            <dt>{menuText(label)}</dt>
            <dd>{written[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
