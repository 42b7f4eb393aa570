import { Button, Card, Subtext } from '@careloom/shared/ui';
import { t } from '../texts';
import { type Finding, findingsFrom } from '../sheet/fixes';
import type { Names } from '../sheet/names';
import type { Sheet } from '../sheet/sheet';
import { FindingCard } from './finding-card';
import styles from './findings.module.css';

/** Maximum number of findings in the list; further ones appear as these are resolved. */
const MOST = 25;

export interface FindingsPanelProps {
  sheet: Sheet;
  names: Names;
  /** The active cell of the grid, at which the list begins. */
  active: { row: number; column: number };
  /** Goes to a cell of the grid; if undefined, as on a phone, the cells are edited in the list. */
  onGo?: ((row: number, column: number) => void) | undefined;
  onChanged: (cells: number) => void;
}

/** Errors to fix, and warnings to review, cell by cell. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { sheet, active, onGo } = props;
  const { wrong, noted, taken } = sheet.counts;
  const first = onGo ? active.row : 0;
  return (
    <div className={styles.panel}>
      <Card title={t('csv.to_fix')} count={wrong} flush>
        {wrong === 0 ? (
          <p className={styles.none}>{t('csv.none_to_fix')}</p>
        ) : (
          <Findings {...props} findings={findingsFrom(sheet, 'fault', first, MOST)} />
        )}
        {wrong > MOST && (
          <p className={styles.none}>
            <Subtext>{t('csv.more', { count: wrong - MOST })}</Subtext>
          </p>
        )}
      </Card>
      {noted > 0 && (
        <Card title={t('csv.look_at')} count={noted} flush>
          <Findings {...props} findings={findingsFrom(sheet, 'note', first, MOST)} />
        </Card>
      )}
      {taken > 0 && (
        <Card title={t('csv.taken_out', { count: taken })} flush>
          <TakenRows sheet={sheet} />
        </Card>
      )}
    </div>
  );
}

/** The rows taken out, each with a button to put it back. */
function TakenRows({ sheet }: { sheet: Sheet }) {
  return (
    <ul className={styles.list}>
      {Array.from(sheet.list('taken').subarray(0, MOST), (row) => (
        <li key={row} className={styles.finding}>
          <Button size="sm" className={styles.act} onClick={() => sheet.take([row], false)}>
            {t('csv.put_back', { row: sheet.numberOf(row) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Findings({ findings, sheet, names, active, onGo, onChanged }: FindingsPanelProps & { findings: readonly Finding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <FindingCard
          key={`${finding.row} ${finding.column}`}
          sheet={sheet}
          names={names}
          finding={finding}
          isActive={finding.row === active.row && finding.column === active.column}
          onGo={onGo && (() => onGo(finding.row, finding.column))}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}
